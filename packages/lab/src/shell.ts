// Words of commands that a person copies into a shell.

/** The word as a shell takes it: as it is, or in quotes where it holds more than plain signs. */
export function shellWord(word: string): string {
  return /^[\w./=,:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
