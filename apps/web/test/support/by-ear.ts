// A whole match by ear: what is asked, what can be chosen and how it stands is heard, and Enter is the only key.

import { all, everything, words } from './ear.ts';
import type { Ear, Heard } from './ear.ts';

/** A question as it is heard. */
export interface Asked {
  /** What the panel asks. */
  readonly prompt: string;
  /** The heading of the page: turn, round and phase. */
  readonly time: string;
  /** What each choice of the list is called, and the button that makes it. */
  readonly choices: ReadonlyMap<string, Heard>;
  /** The whole page. */
  readonly page: Heard;
}

/** How somebody plays: what each choice of a question is worth to them; null: they ask the page what it would do. */
export type Policy = (asked: Asked) => ((choice: string) => number) | null;

/** How a match went. */
export interface Played {
  readonly presses: number;
  /** How often the page was asked what it would do. */
  readonly advised: number;
  /** What the page says when it is over. */
  readonly result: string;
  readonly won: boolean;
}

interface Listening extends Asked {
  readonly over: boolean;
  readonly mine: boolean;
}

// Every choice once, by its name: the first of those that are called alike.
function choicesIn(page: Heard): ReadonlyMap<string, Heard> {
  const buttons = all(page, 'group', /^Your choices$/).flatMap((list) => all(list, 'button'));
  return new Map(
    buttons
      .filter(({ disabled }) => !disabled)
      .toReversed()
      .map((one) => [one.name, one]),
  );
}

function hearing(page: Heard): Listening {
  const [panel] = all(page, 'complementary');
  const [seats] = all(page, 'list', /^Players$/);
  const plates = seats?.within.map(words) ?? [];
  const own = plates.find((plate) => /\byou\b/.test(plate)) ?? '';
  const time = all(page, 'heading')[0]?.name ?? '';
  return {
    prompt: panel === undefined ? '' : (all(panel, 'heading')[0]?.name ?? ''),
    time,
    choices: panel === undefined ? new Map() : choicesIn(panel),
    page,
    over: /\bover\b/.test(time),
    mine: /\bthinking\b/.test(own),
  };
}

// What is heard of one question is the same each time.
function signature({ prompt, time, choices }: Asked): string {
  return [time, prompt, ...choices.keys()].join('\n');
}

const isFolded = ({ role, name, expanded }: Heard): boolean =>
  role === 'DisclosureTriangle' && expanded === false && /\blist\b/i.test(name);

/** What the page would do, in its words: one for each choice of the turn; none where it says nothing. */
async function advised(ear: Ear, asked: Asked): Promise<string[]> {
  const [button] = all(asked.page, 'button', /^Advice: /);
  if (button === undefined || !(await ear.press(button))) return [];
  for (let waited = 0; waited < 600; waited++) {
    const page = await ear.listen();
    const said = all(page, 'status').find((one) => all(one, 'button', /^Plan it so$/).length > 0);
    if (said !== undefined) {
      const [first] = said.within;
      const steps =
        first?.role === 'list' ? first.within.map(words) : [first === undefined ? '' : words(first)];
      return steps.flatMap((step) => step.replace(/^\d+\. /, '').split(' › '));
    }
    if (waited > 20 && all(page, 'button', /thinking/).length === 0) break;
    await ear.pause();
  }
  return [];
}

function worthiest({ choices }: Asked, worth: (choice: string) => number): string | undefined {
  return [...choices.keys()].toSorted((a, b) => worth(b) - worth(a))[0];
}

// Said twice in one name: whoever listens to it hears it twice.
function saidTwice(name: string): boolean {
  const parts = name.split(/[.,;:] ?/).filter((part) => part.length > 12);
  return new Set(parts).size < parts.length;
}

const named = new Set([
  'button',
  'image',
  'link',
  'heading',
  'region',
  'tab',
  'searchbox',
  'dialog',
  'combobox',
]);

/** What of a page cannot be understood by ear, in words. */
export function faultsOf({ page, choices, prompt, time }: Asked): string[] {
  const heard = everything(page);
  const table = all(page, 'main').flatMap(everything);
  const pieces = table.filter(({ role }) => role === 'button' || role === 'image');
  const empty = (one: Heard): boolean => one.role === 'listitem' && words(one) === '';
  return [
    ...(prompt === '' || time === '' ? ['nothing is asked'] : []),
    ...(all(page, 'main').length === 1 && all(page, 'complementary').length > 0 ? [] : ['no landmarks']),
    ...(heard.some(({ role, focused }) => focused && role !== 'RootWebArea') ? [] : ['the focus is lost']),
    ...heard
      .filter(({ role, name }) => named.has(role) && name === '')
      .map(({ role }) => `a ${role} without a name`),
    ...table
      .filter((one) => empty(one) && !everything(one).some(({ role }) => role === 'button'))
      .map(() => 'an empty item'),
    ...[...pieces.map(({ name }) => name), ...choices.keys()]
      .filter(saidTwice)
      .map((name) => `said twice: ${name}`),
    ...pieces
      .filter((one) => one.within.some((inner) => all(inner, 'image').length > 0))
      .map(({ name }) => `an image in: ${name}`),
  ];
}

async function untilResult(ear: Ear): Promise<string> {
  for (;;) {
    const [result] = all(
      await ear.listen(),
      'heading',
      / (has|have) won\.$| the win\.$|\bdrawn\b|without a winner/,
    );
    if (result !== undefined) return result.name;
    await ear.pause();
  }
}

/** Plays a match to its end. `tell` is told each question and its answer. */
export async function playByEar(
  ear: Ear,
  policy: Policy,
  tell: (asked: Asked, answer: string) => void = () => undefined,
): Promise<Played> {
  let presses = 0;
  let asks = 0;
  let before = '';
  let since = performance.now();
  // What was advised for the questions to come.
  let said: string[] = [];
  const answer = async (heard: Asked): Promise<string | undefined> => {
    const worth = policy(heard);
    if (worth !== null) return worthiest(heard, worth);
    if (!heard.choices.has(said[0] ?? '')) {
      asks++;
      said = await advised(ear, heard);
    }
    const next = said.shift() ?? '';
    return heard.choices.has(next) ? next : [...heard.choices.keys()][0];
  };
  for (;;) {
    const heard = hearing(await ear.listen());
    const waited = performance.now() - since;
    const folded = everything(heard.page).find(isFolded);
    if (heard.over) {
      const result = await untilResult(ear);
      return { presses, advised: asks, result, won: /^You (have won|share)/.test(result) };
    }
    if (waited > 240_000) throw new Error(`Nothing more is heard: ${heard.time}: ${heard.prompt}`);
    if (heard.mine && folded !== undefined) await ear.press(folded);
    else if (!heard.mine || heard.choices.size === 0 || (signature(heard) === before && waited < 8000))
      await ear.pause();
    else {
      const name = await answer(heard);
      const thing = heard.choices.get(name ?? '');
      if (thing === undefined) continue;
      tell(heard, thing.name);
      if (await ear.press(thing)) presses++;
      before = signature(heard);
      since = performance.now();
    }
  }
}
