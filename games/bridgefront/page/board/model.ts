// What the parts of the board share: the table by place, what the open choices mean, what has the reader's attention.

import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardTarget } from '@bridgefront/page/boards/hit-targets.tsx';
import type { Arrivals } from '../reveal/arrivals.ts';
import type { Match } from '../match.ts';
import { sceneOf } from '../scene.ts';
import { previewOf } from './preview-parts.ts';
import type { PreviewPart } from './preview-parts.ts';
import { scanOf, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';
import type { Reader } from './spoken.ts';
import { targetsOf, valueOf } from './targets.ts';
import type { Targets } from './targets.ts';

/** What the parts of the board share. */
export interface Model {
  readonly match: Match;
  /** What the reveal is just bringing to the board. */
  readonly arrivals: Arrivals;
  readonly scan: ReadonlySignal<Scan>;
  readonly targets: ReadonlySignal<Targets>;
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

// Questions in between that a wish waits for: the answers say who goes, the wish says where.
const between = /^(forces|champion|points):/;

function wishes(match: Match, choose: (choice: string) => void) {
  const waiting = signal<readonly string[]>([]);
  // How long the plan was when the last wish went out: until it has grown, the answer is still to come.
  let sent = -1;
  const stop = effect(() => {
    const [next, ...rest] = waiting.value;
    const open = match.choices.value;
    const { length } = match.plan.value;
    const refused = match.refusal.value !== null;
    if (next === undefined || match.busy.value || open.length === 0) return;
    if (length === sent && !refused) return;
    if (length < sent || refused) waiting.value = [];
    else if (open.some(({ choice }) => choice === next)) {
      sent = length;
      waiting.value = rest;
      // Not in the middle of telling about the answer before.
      queueMicrotask(() => choose(next));
    } else if (!open.some(({ choice }) => between.test(choice))) waiting.value = [];
  });
  const set = (choices: readonly string[]): void => {
    sent = -1;
    match.dismiss();
    waiting.value = choices;
  };
  return { set, stop };
}

function readerOf(match: Match): Reader {
  return {
    seat: match.source.seat,
    nameOf: (seat) => match.nameOf(seat),
    cardName: (slug) => sceneOf(match).cards(slug)?.name ?? slug,
  };
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
  // Once a place is asked for, what was selected before is answered.
  const forget = effect(() => {
    const { asks, numbers } = targets.value;
    if (asks.hexes || asks.edges || numbers !== null) look.selected.value = null;
  });
  return {
    match,
    arrivals,
    scan,
    targets,
    preview: computed(() => previewOf(match.plan.value, capital.value, new Set(scan.value.bridges.keys()))),
    reader: readerOf(match),
    ...look,
    anchor: computed(() => {
      const { numbers, asks } = targets.value;
      if (numbers === null) return asks.hexes || asks.edges ? null : look.selected.value;
      const last = match.plan.value.findLast((choice) => choice.startsWith('hex:'));
      return last === undefined ? (capital.value ?? '0,0') : valueOf(last);
    }),
    fullHp: (card) => sceneOf(match).cards(card)?.champion?.hp ?? 1,
    championAt: (card) =>
      scan.value.view.units.find(({ champions = [] }) => champions.some((one) => one.card === card))?.hex ??
      null,
    own: (hex) => unitsAt(scan.value, hex).some((units) => units.seat === seat),
    choose,
    wish: (choices) => batch(() => wish.set(choices)),
    close() {
      wish.stop();
      forget();
    },
  };
}
