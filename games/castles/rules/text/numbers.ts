// Numbers as people read them.

/** A whole number with a comma between thousands: `1,588`. */
export function thousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
