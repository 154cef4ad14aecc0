// Names of cards where a text says them.

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** A text in its parts: words, and cards as it names them. */
export type NamedParts<C extends Named> = readonly (string | { readonly card: C; readonly said: string })[];

function pattern(names: readonly string[]): RegExp {
  const some = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // Not a part of a longer word or name: a Castle Zone is no Castle.
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}’-])(${some.join('|')})s?(?![\p{L}\p{N}-])(?! \p{Lu}\p{Ll})`,
    'gu',
  );
}

/** Reads texts for the names of these cards; each is told where it is named first. */
export function namesOf<C extends Named>(cards: readonly C[]): (text: string) => NamedParts<C> {
  if (cards.length === 0) return (text) => [text];
  const byName = new Map(cards.map((card) => [card.name, card]));
  const names = pattern([...byName.keys()]);
  return (text) => {
    const parts: (string | { readonly card: C; readonly said: string })[] = [];
    const told = new Set<C>();
    let from = 0;
    for (const { 0: said, 1: name = '', index } of text.matchAll(names)) {
      const card = byName.get(name);
      if (card === undefined || told.has(card)) continue;
      told.add(card);
      parts.push(text.slice(from, index), { card, said });
      from = index + said.length;
    }
    return [...parts, text.slice(from)].filter((part) => part !== '');
  };
}
