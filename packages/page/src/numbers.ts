// Numbers in words, for all texts of the page.

const endings: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`, `4th`. */
export function ordinal(number: number): string {
  return `${number}${endings[rules.select(number)] ?? 'th'}`;
}
