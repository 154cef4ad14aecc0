// A whole match by ear: what is asked, what can be chosen and how it stands is heard, and Enter is the only key.

import { all, everything, words } from './ear.ts';
import type { Ear, Heard } from './ear.ts';
import { takesAdvice } from './play.ts';

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

const plans = (page: Heard): Heard | undefined => all(page, 'button', takesAdvice)[0];

/** Lets the page plan what it would do, asking it where it has not said so yet. Whether it did, and whether it was asked. */
async function followed(
  ear: Ear,
  { page }: Asked,
): Promise<{ readonly done: boolean; readonly asked: boolean }> {
  const known = plans(page);
  if (known !== undefined) return { done: await ear.press(known), asked: false };
  const [button] = all(page, 'button', /^Advice: /);
  if (button === undefined || !(await ear.press(button))) return { done: false, asked: false };
  for (let waited = 0; waited < 600; waited++) {
    const now = await ear.listen();
    const plan = plans(now);
    if (plan !== undefined) return { done: await ear.press(plan), asked: true };
    if (waited > 20 && all(now, 'button', /thinking/).length === 0) break;
    await ear.pause();
  }
  return { done: false, asked: true };
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
  // What is planned as the page advises, or the choice that is pressed; null: it went away before.
  const answer = async (heard: Asked): Promise<string | null> => {
    const worth = policy(heard);
    const follows = worth === null ? await followed(ear, heard) : { done: false, asked: false };
    if (follows.asked) asks++;
    if (follows.done) return 'Plan it so';
    const name = worth === null ? [...heard.choices.keys()][0] : worthiest(heard, worth);
    const thing = heard.choices.get(name ?? '');
    return thing !== undefined && (await ear.press(thing)) ? thing.name : null;
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
      const answered = await answer(heard);
      if (answered === null) continue;
      tell(heard, answered);
      presses++;
      before = signature(heard);
      since = performance.now();
    }
  }
}
