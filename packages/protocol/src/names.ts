// Names as people may have them: nothing invisible, nothing that turns the direction, and nobody's double.

// Letters of other scripts, and digits, that look like a Latin letter.
const lookalikes: { readonly [letter: string]: string } = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'l',
  ј: 'j',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  σ: 'o',
  ω: 'w',
  ϲ: 'c',
  ϳ: 'j',
  ӏ: 'l',
  һ: 'h',
  ԛ: 'q',
  ԝ: 'w',
  ѵ: 'v',
  ү: 'y',
  ө: 'o',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  զ: 'q',
  ք: 'p',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'l',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'l',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'l',
  i: 'l',
  '1': 'l',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '5': 's',
};

// All that takes no place or turns the direction, but for what makes one emoji of several.
const invisible =
  /(?!\u200d|\ufe0f)[\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const strayJoiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f/gu;
const spaces = /[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu;
// More than two marks on one letter climb over the lines above.
const climbing = /(\p{M}{2})\p{M}+/gu;

/** Text without what cannot be seen or turns the direction; several spaces are one. */
export function cleanLine(text: string): string {
  return text
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .replace(climbing, '$1')
    .trim();
}

/** A name as it is kept: like a line, in one spelling for what looks the same. */
export function cleanName(name: string): string {
  return cleanLine(name.normalize('NFKC'));
}

/** What of a name the eye keeps: names with equal skeletons are taken for each other. */
export function skeletonOf(name: string): string {
  const plain = cleanName(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '');
  return Array.from(plain, (letter) => lookalikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** The name, or with a number behind it when it could be taken for one of the others. */
export function apartFrom(others: readonly string[], name: string): string {
  const taken = new Set(others.map(skeletonOf));
  const isFree = (wish: string): boolean => skeletonOf(wish) !== '' && !taken.has(skeletonOf(wish));
  if (isFree(name)) return name;
  for (let number = 2; ; number++) if (isFree(`${name} (${number})`)) return `${name} (${number})`;
}
