// Icons with no more digits than a screen can show.

/** One decimal is finer than any screen shows it, and half the bytes. A space stays where only a point parted numbers. */
export function shorter(body: string): string {
  const plain = body.replaceAll(' fill="currentColor"', '');
  // The flags of an arc may be glued to the number behind them.
  if (/[aA]/.test(/ d="([^"]*)"/.exec(plain)?.[1] ?? '')) return plain;
  return plain.replaceAll(/\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.');
    const glued = number.startsWith('.') && !short.startsWith('.') && /\d/.test(plain[at - 1] ?? '');
    const gluing = !short.includes('.') && plain[at + number.length] === '.';
    return `${glued ? ' ' : ''}${short}${gluing ? ' ' : ''}`;
  });
}
