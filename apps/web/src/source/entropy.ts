// Chance that nobody can guess.

/** 128 random bits in hexadecimal digits: a share of the randomness for fair dice, or a seed. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
