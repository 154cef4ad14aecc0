// What the parts of the board share: the table by place, what the open choices mean, what has the reader's attention.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { intentOf, mean, meantChoice } from '@bridgefront/page/intent.ts';
import type { Intent } from '@bridgefront/page/intent.ts';
import type { BoardTarget } from '@bridgefront/page/boards/hit-targets.tsx';
import type { Arrivals } from '../reveal/arrivals.ts';
import type { Match } from '../match.ts';
import { seenOf } from '../seen.ts';
import type { CardFacts } from '../../rules/table.ts';
import { stepsOf } from '../panels/at-once.ts';
import { boardTexts } from '../texts/board.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { armyAt, choicesOf, waysOf, wholeMarch } from './march.ts';
import type { March } from './march.ts';
import { previewOf } from './preview-parts.ts';
import type { PreviewPart } from './preview-parts.ts';
import { scanOf, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';
import { marchWords } from './spoken.ts';
import type { Reader } from './spoken.ts';
import { targetsOf, valueOf } from './targets.ts';
import type { Targets } from './targets.ts';
import { wishes } from './wishes.ts';

/** What the parts of the board share. */
export interface Model {
  readonly match: Match;
  /** What the reveal is just bringing to the board. */
  readonly arrivals: Arrivals;
  readonly scan: ReadonlySignal<Scan>;
  readonly targets: ReadonlySignal<Targets>;
  /** The parts of a plan that was advised. */
  readonly advised: ReadonlySignal<readonly PreviewPart[]>;
  /** The parts of the reader's plan as it will be carried out. */
  readonly preview: ReadonlySignal<readonly PreviewPart[]>;
  readonly reader: Reader;
  /** The hex at which the Tab key enters the board: where it left, or one's own Capital. */
  readonly stop: ReadonlySignal<string>;
  /** Where somebody has walked to; null: nowhere yet. */
  readonly visited: Signal<string | null>;
  /** What has the focus, if it is to be seen. */
  readonly focused: Signal<BoardTarget | null>;
  readonly hovered: Signal<string | null>;
  /** The hex that was clicked while no hex was asked for. */
  readonly selected: Signal<string | null>;
  /** The hex that the details are about. */
  readonly looked: ReadonlySignal<string | null>;
  /** The March that is being laid out; null: none. */
  readonly march: Signal<March | null>;
  /** Where the drafted March may go, with the steps there. */
  readonly ways: ReadonlySignal<ReadonlyMap<string, readonly string[]>>;
  readonly destinations: ReadonlySignal<readonly string[]>;
  /** How far it may go. */
  steps(): number;
  /** Whether a March can be drafted from a hex now. */
  canMarch(hex: string): boolean;
  /** Lays out a March with all that stands there. */
  draft(from: string): void;
  /** Sends the drafted March. */
  seal(): void;
  /** Where the reader is asked how many, or has selected a hex; null: nowhere. */
  readonly anchor: ReadonlySignal<string | null>;
  /** A Champion's printed health. */
  readonly fullHp: (card: string) => number;
  /** Where a Champion stands; null: not in play. */
  championAt(card: string): string | null;
  /** Whether the reader has units there. */
  own(hex: string): boolean;
  /** Makes a choice, unless one is under way. */
  choose(choice: string): void;
  /** Makes these choices one after the other; questions about how many and who come in between. */
  wish(choices: readonly string[]): void;
  close(): void;
}

function readerOf(match: Match): Reader {
  return {
    seat: match.source.seat,
    nameOf: (seat) => match.nameOf(seat),
    cardName: (slug) => seenOf(match).cards(slug)?.name ?? slug,
  };
}

const place = /^(hex|edge|champion):/;

const noWays: ReadonlyMap<string, readonly string[]> = new Map();

const marching: ReadonlySet<string> = new Set(['march', 'free-march']);

// The card of the hand that a plan begins with; null: it begins with another action, or there is none.
function cardOf(match: Match): CardFacts | null {
  const [first = ''] = match.plan.value;
  return first.startsWith('card:') ? seenOf(match).cards(valueOf(first)) : null;
}

// How far one stack goes by what is planned; 0: nothing marches.
function stepsBy(match: Match): number {
  const [first = 'march'] = match.plan.value;
  if (marching.has(first)) return 1;
  const card = cardOf(match);
  return card === null ? 0 : stepsOf(card);
}

const isHex = (choice: string): boolean => choice.startsWith('hex:');

function marches(
  match: Match,
  scan: ReadonlySignal<Scan>,
  targets: ReadonlySignal<Targets>,
  wish: (choices: readonly string[]) => void,
) {
  const { seat } = match.source;
  const march = signal<March | null>(null);
  const flies = (card: string): boolean => seenOf(match).cards(card)?.does.includes('flight') === true;
  // Bridges of the plan will stand by then.
  const ground = computed(() => {
    const edges = match.plan.value.filter((choice) => choice.startsWith('edge:')).map(valueOf);
    const { view } = scan.value;
    return edges.length === 0 ? scan.value : scanOf({ ...view, bridges: [...view.bridges, ...edges] });
  });
  const leads = (draft: March): ReadonlyMap<string, readonly string[]> =>
    waysOf(ground.value, draft, seat ?? -1, flies, stepsBy(match));
  // What the plan says already of the stack that marches, as where it is the only one.
  const said = (hex: string): readonly string[] | null => {
    const plan = match.plan.value;
    const at = plan.findIndex(isHex);
    const forces = armyAt(scan.value, hex, seat)?.forces ?? 0;
    const [stack, ...more] = at < 0 ? [] : plan.slice(at);
    if (stack === undefined) return [];
    return stack === `hex:${hex}` && more.every((choice) => choice === `forces:${forces}`)
      ? [stack, ...more]
      : null;
  };
  // The plan is empty and a March possible, or it has come to the question which stack goes, or to how many of the only one.
  const open = (hex: string): boolean => {
    if (match.plan.value.length === 0)
      return [...marching].some((action) => targets.value.actions.has(action));
    const part = stepsBy(match) === 0 ? null : said(hex);
    return part !== null && (part.length > 0 || targets.value.hexes.has(hex));
  };
  const whole = (hex: string): March | null => {
    const army = armyAt(scan.value, hex, seat);
    return army === null ? null : wholeMarch(army, hex);
  };
  // Champions go alone where their Forces cannot; null: nothing there can march.
  const movable = (hex: string): March | null => {
    const draft = open(hex) ? whole(hex) : null;
    if (draft === null || leads(draft).size > 0) return draft;
    const alone = { ...draft, forces: 0 };
    return draft.champions.length > 0 && leads(alone).size > 0 ? alone : null;
  };
  const canMarch = (hex: string): boolean => movable(hex) !== null;
  const stop = effect(() => {
    if (march.value !== null && !match.busy.value && !canMarch(march.value.from)) march.value = null;
  });
  // The only stack that can go is laid out by itself, once.
  let laid = false;
  const lay = effect(() => {
    const plan = match.plan.value;
    const stack = plan.find(isHex);
    if (stack === undefined) laid = false;
    else if (!laid && !match.busy.value && match.choices.value.length > 0) {
      laid = true;
      const hex = valueOf(stack);
      if (canMarch(hex)) march.value = movable(hex);
    }
  });
  // What a drafted March chooses that the plan does not say yet.
  const made = (draft: March): readonly string[] => {
    const army = armyAt(scan.value, draft.from, seat);
    const way = draft.to === null ? undefined : leads(draft).get(draft.to);
    if (army === null || way === undefined) return [];
    const free = draft.champions.length > 0 && targets.value.actions.has('free-march');
    const action = match.plan.value.length > 0 ? [] : [free ? 'free-march' : 'march'];
    const begun = said(draft.from)?.length ?? 0;
    return [...action, ...choicesOf(draft, army, way, stepsBy(match)).slice(begun)];
  };
  const seal = (): void => {
    laid = true;
    const draft = march.peek();
    const choices = draft === null ? [] : untracked(() => made(draft));
    if (choices.length === 0) return;
    march.value = null;
    wish(choices);
  };
  const ways = computed(() => (march.value === null ? noWays : leads(march.value)));
  return {
    march,
    steps: () => untracked(() => stepsBy(match)),
    canMarch,
    made,
    seal,
    stop: () => {
      stop();
      lay();
    },
    draft: (from: string) => void (march.value = movable(from) ?? whole(from)),
    ways,
    destinations: computed(() => [...ways.value.keys()]),
  };
}

// The panel asks about the March that is laid out, and its button seals it.
function speakOf(
  match: Match,
  march: Signal<March | null>,
  words: (march: March) => string,
  made: (march: March) => readonly string[],
  run: () => void,
) {
  const drop = (): void => void (march.value = null);
  return effect(() => {
    const draft = march.value;
    const question = draft === null ? '' : words(draft);
    const card = untracked(() => cardOf(match));
    const label = card === null ? boardTexts.seal : bridgefrontTexts.hand.sealIt(card.name);
    const makes = draft === null ? [] : untracked(() => made(draft));
    const act = makes.length === 0 ? null : { label, run, makes };
    const intent: Intent | null = draft === null ? null : { question, act, drop };
    // What else is meant stays so while no March is laid out.
    untracked(() => {
      if (intent !== null || intentOf(match)?.drop === drop) mean(match, intent);
    });
  });
}

function attention(capital: ReadonlySignal<string | null>) {
  const focused = signal<BoardTarget | null>(null);
  const hovered = signal<string | null>(null);
  const selected = signal<string | null>(null);
  const looked = computed(() => {
    const here = focused.value;
    return hovered.value ?? (here?.kind === 'hex' ? here.name : null) ?? selected.value;
  });
  const visited = signal<string | null>(null);
  const stop = computed(() => visited.value ?? capital.value ?? '0,0');
  return { stop, visited, focused, hovered, selected, looked };
}

/** Makes it for a match. Whoever does has to close it. */
export function createModel(match: Match, arrivals: Arrivals): Model {
  const scan = computed(() => scanOf(match.shown.value.view.table));
  const seat = match.source.seat;
  const capital = computed(() => scan.value.view.seats[seat ?? -1]?.capital ?? null);
  const choose = (choice: string): void => {
    if (!match.busy.peek() && match.source.connection.peek() === 'live') match.choose(choice);
  };
  const wish = wishes(match, choose);
  const look = attention(capital);
  const targets = computed(() => targetsOf(match.choices.value, match.plan.value, scan.value.view));
  const {
    stop: stopMarch,
    made,
    ...march
  } = marches(match, scan, targets, (choices) => batch(() => wish.set(choices)));
  // Once a place is asked for, what was selected before is answered.
  const forget = effect(() => {
    const { asks, numbers } = targets.value;
    if (asks.hexes || asks.edges || numbers !== null) look.selected.value = null;
  });
  // Whoever goes on to lay out a March has read why something else was refused, and reads the question again.
  const goOn = march.march.subscribe((draft) => {
    if (draft !== null) match.dismiss();
  });
  const reader = readerOf(match);
  const speak = speakOf(
    match,
    march.march,
    (draft) => marchWords(scan.value, draft, reader),
    made,
    march.seal,
  );
  return {
    match,
    arrivals,
    scan,
    targets,
    // While it is told what became of it, what was advised is not to be done any more.
    advised: computed(() =>
      match.playback.current.value !== null
        ? []
        : previewOf(match.advised.value ?? [], capital.value, new Set(scan.value.bridges.keys())),
    ),
    preview: computed(() => {
      const meant = meantChoice(match);
      const plan = [...match.plan.value, ...(meant !== null && place.test(meant) ? [meant] : [])];
      const planned = previewOf(plan, capital.value, new Set(scan.value.bridges.keys()));
      const { march: draft } = march;
      if (draft.value === null) return planned;
      const { from, to, forces, champions } = draft.value;
      const end = to ?? look.hovered.value;
      const way = end === null ? undefined : march.ways.value.get(end);
      const shown = planned.filter((part) => part.kind !== 'place');
      return way === undefined
        ? planned
        : [...shown, { kind: 'way', hexes: [from, ...way], forces, champions }];
    }),
    reader,
    ...look,
    ...march,
    anchor: computed(() => {
      const { numbers, asks } = targets.value;
      if (march.march.value !== null) return march.march.value.from;
      if (numbers === null) return asks.hexes || asks.edges ? null : look.selected.value;
      const last = match.plan.value.findLast((choice) => choice.startsWith('hex:'));
      return last === undefined ? (capital.value ?? '0,0') : valueOf(last);
    }),
    fullHp: (card) => seenOf(match).cards(card)?.champion?.hp ?? 1,
    championAt: (card) =>
      scan.value.view.units.find(({ champions = [] }) => champions.some((one) => one.card === card))?.hex ??
      null,
    own: (hex) => unitsAt(scan.value, hex).some((units) => units.seat === seat),
    choose,
    wish: (choices) => batch(() => wish.set(choices)),
    close() {
      wish.stop();
      stopMarch();
      forget();
      goOn();
      speak();
      march.march.value = null;
    },
  };
}
