// What people read of a game's texts, and what only programs and their authors need: both are made of one Markdown file.

/** What stands in a text for programs and for who writes them. */
const forPrograms = /<!-- programs -->([\s\S]*?)<!-- \/programs -->/g;
/** The same, where it is more than words within a line. */
const blocksForPrograms = /^<!-- programs -->\n([\s\S]*?)^<!-- \/programs -->$/gm;
/** Names of options, which stand in parentheses of their own. */
const optionNames = / \((?:`[^`]+`(?:, )?)+\)/g;
/** The ids that open a rule; its anchors stay, for the margin and for links. */
const ownIds = /\*\*\[[^\]]+\]\*\* /g;
/** A link that shows an id: `[S-61](#S-61)`, `[§12.5](#rule-12.5)`. */
const idLink = String.raw`\[(?:§[\d.]+|[A-Z]{1,2}-\d+)\]\(#([\w.-]+)\)`;
const references = new RegExp(String.raw` ?\(${idLink}(?:, ${idLink})*\)`, 'g');
const anchorOrHeading = /<a id="(?<id>[\w.-]+)">|^#{2,3} (?:\d+\. )?(?<heading>.+)$/gm;

interface Place {
  readonly at: number;
  readonly title: string;
}

/** Where each anchor stands, and under which title; and the titles in their order. */
function placesOf(text: string) {
  const anchors = new Map<string, Place>();
  const titles: Place[] = [];
  for (const { index: at, groups } of text.matchAll(anchorOrHeading)) {
    if (groups?.['heading'] !== undefined) titles.push({ at, title: groups['heading'] });
    else if (groups?.['id'] !== undefined)
      anchors.set(groups['id'], { at, title: titles.at(-1)?.title ?? '' });
  }
  return { anchors, titleAt: (at: number) => titles.findLast((one) => one.at < at)?.title ?? '' };
}

/** Points to rules by the parts in which they stand, in place of their ids; to nothing that is not there. */
function withNamedParts(text: string): string {
  const { anchors, titleAt } = placesOf(text);
  return text.replaceAll(references, (all, ...rest) => {
    const here = rest.findLast((one): one is number => typeof one === 'number') ?? 0;
    const links = new Map<string, string>();
    for (const [, id = ''] of all.matchAll(new RegExp(idLink, 'g'))) {
      const target = anchors.get(id);
      if (target === undefined) continue;
      const beside = target.at < here ? 'above' : 'below';
      const name = target.title === titleAt(here) ? beside : target.title;
      if (!links.has(name)) links.set(name, `[${name}](#${id})`);
    }
    const lead = all.startsWith(' ') ? ' ' : '';
    return links.size === 0 ? '' : `${lead}(see ${[...links.values()].join(', ')})`;
  });
}

/** The text as people read it: without what programs need, names of options, and ids other than as anchors. */
export function textForPlayers(text: string): string {
  const read = text.replaceAll(forPrograms, '').replaceAll(optionNames, '').replaceAll(ownIds, '');
  return withNamedParts(read).replaceAll(/ +([.,;:)])/g, '$1');
}

/** What the text says to programs alone, in blocks of its own. */
export function textForPrograms(text: string): string {
  return [...text.matchAll(blocksForPrograms)].map(([, inside = '']) => inside.trim()).join('\n\n');
}
