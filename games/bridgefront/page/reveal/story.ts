// Battles, action steps and rounds as stories: what single reports have told of each, put together.

import type { BridgefrontFace, FaceOf, Units } from '../../rules/table.ts';
import type { Report } from '../match.ts';

/** One combat round. */
export interface CombatRound {
  readonly round: number;
  /** Who went into it: the attacker's, then the defender's. */
  readonly units: readonly Units[];
  readonly modifiers: FaceOf<'modifiers'>['list'];
  readonly dice: FaceOf<'combat-round'> | null;
  readonly losses: FaceOf<'battle-losses'>['losses'];
  /** Champions that died of it. */
  readonly deaths: readonly string[];
}

/** A battle, as far as it has been told. */
export interface BattleStory {
  /** Where its first report stands among all. */
  readonly first: number;
  /** Its last report so far. */
  readonly last: number;
  readonly opening: FaceOf<'battle'>;
  /** Who stands there now: the attacker's, then the defender's. */
  readonly units: readonly Units[];
  /** Deaths before the first dice. */
  readonly early: readonly string[];
  readonly rounds: readonly CombatRound[];
  /** The side that has gone out of it, and with what. */
  readonly gone: FaceOf<'moved'> | null;
  readonly over: FaceOf<'battle-over'> | null;
}

function lastIndexOf(reports: readonly Report[], tell: BridgefrontFace['tell'], at: number): number {
  for (let index = Math.min(at, reports.length - 1); index >= 0; index--)
    if (reports[index]?.face.tell === tell) return index;
  return -1;
}

function inRound({ rounds, units }: BattleStory, round: number, more: Partial<CombatRound>): CombatRound[] {
  const found = rounds.find((one) => one.round === round);
  if (found !== undefined) return rounds.map((one) => (one === found ? { ...one, ...more } : one));
  return [...rounds, { round, units, modifiers: [], dice: null, losses: [], deaths: [], ...more }];
}

function hurt(units: readonly Units[], slug: string, amount: number): readonly Units[] {
  return units.map(({ forces, champions }) => ({
    forces,
    champions: champions.map(({ champion, hp }) => ({ champion, hp: champion === slug ? hp - amount : hp })),
  }));
}

const fewer = ({ forces, champions }: Units, lost: number): Units => ({ forces: forces - lost, champions });

function afterLosses({ opening, units }: BattleStory, { losses }: FaceOf<'battle-losses'>): readonly Units[] {
  return losses.reduce<readonly Units[]>((now, { seat, forces, damage }) => {
    const side = seat === opening.attacker ? 0 : 1;
    const left = now.map((one, at) => (at === side ? fewer(one, forces) : one));
    return damage.reduce<readonly Units[]>((all, { champion, amount }) => hurt(all, champion, amount), left);
  }, units);
}

function died({ units }: BattleStory, slug: string): readonly Units[] {
  return units.map(({ forces, champions }) => ({
    forces,
    champions: champions.filter(({ champion }) => champion !== slug),
  }));
}

function goOn(before: BattleStory, face: BridgefrontFace, index: number): BattleStory {
  const story = { ...before, last: index };
  switch (face.tell) {
    case 'modifiers':
      return { ...story, rounds: inRound(story, face.round, { modifiers: face.list }) };
    case 'combat-round':
      return { ...story, rounds: inRound(story, face.round, { dice: face }) };
    case 'battle-losses': {
      const rounds = inRound(story, face.round, { losses: face.losses });
      return { ...story, rounds, units: afterLosses(story, face) };
    }
    case 'damaged':
      return { ...story, units: hurt(story.units, face.champion, face.amount) };
    case 'healed':
      return { ...story, units: hurt(story.units, face.champion, -face.amount) };
    case 'champion-died': {
      const now = story.rounds.at(-1);
      const units = died(story, face.champion);
      if (now === undefined) return { ...story, units, early: [...story.early, face.champion] };
      const deaths = [...now.deaths, face.champion];
      return { ...story, units, rounds: inRound(story, now.round, { deaths }) };
    }
    case 'moved':
      return { ...story, gone: face };
    case 'battle-over':
      return { ...story, over: face };
    default:
      return story;
  }
}

/** The latest battle among the reports up to and including `at`; null: there has been none. */
export function battleAt(reports: readonly Report[], at: number): BattleStory | null {
  const first = lastIndexOf(reports, 'battle', at);
  if (first < 0) return null;
  const opening = reports[first].face as FaceOf<'battle'>;
  let story: BattleStory = {
    first,
    last: first,
    opening,
    units: opening.units,
    early: [],
    rounds: [],
    gone: null,
    over: null,
  };
  for (let index = first + 1; index <= at && index < reports.length; index++) {
    if (story.over !== null) break;
    story = goOn(story, reports[index].face, index);
  }
  return story;
}

/** One revealed action in the order in which it is carried out. */
export interface OrderedAction {
  readonly seat: number;
  readonly card: string | null;
  readonly initiative: number | null;
  /** `march`, `done`, … where it is no card. */
  readonly action: string;
  readonly state: 'done' | 'now' | 'next';
  /** The report with which it begins; null: it has not begun. */
  readonly begins: number | null;
}

type Action = FaceOf<'revealed'>['actions'][number];

function startOf(
  reports: readonly Report[],
  first: number,
  at: number,
  { seat, card }: Action,
): number | null {
  for (let index = first + 1; index <= at && index < reports.length; index++) {
    const face = reports[index].face;
    if (face.tell === 'revealed' || face.tell === 'round-begins') return null;
    const fits = card === undefined ? face.tell === 'action-resolves' : face.tell === 'card-resolves';
    if (fits && (face as FaceOf<'card-resolves'>).seat === seat) return index;
  }
  return null;
}

const stepEnds: ReadonlySet<string> = new Set([
  'round-begins',
  'collected',
  'draft',
  'scored',
  'pillage',
  'cleanup',
]);

/** The last report of the action step that `revealed` at `first` opens, as far as `at`. */
function stepIsOver(reports: readonly Report[], first: number, at: number): boolean {
  for (let index = first + 1; index <= at && index < reports.length; index++) {
    const face = reports[index].face;
    if (stepEnds.has(face.tell) || (face.tell === 'battle' && face.siege)) return true;
  }
  return false;
}

/** After all cards, whose initiatives are small numbers. */
const afterCards = 1_000_000;

function inOrder(lead: number, seats: number) {
  const rank = (seat: number): number => (seat - lead + seats) % seats;
  return (a: Action, b: Action): number =>
    (a.initiative ?? afterCards) - (b.initiative ?? afterCards) || rank(a.seat) - rank(b.seat);
}

/** The actions of the step that `at` belongs to, in their order (seats that are done are left out). */
export function orderAt(
  reports: readonly Report[],
  at: number,
  lead: number,
  seats: number,
): readonly OrderedAction[] {
  const first = lastIndexOf(reports, 'revealed', at);
  if (first < 0 || stepIsOver(reports, first, at)) return [];
  const { actions } = reports[first].face as FaceOf<'revealed'>;
  const acting = actions.filter(({ choices }) => choices[0] !== 'done');
  const sorted = acting.toSorted(inOrder(lead, seats));
  const begins = sorted.map((action) => startOf(reports, first, at, action));
  const now = begins.reduce<number>((best, index) => Math.max(best, index ?? -1), -1);
  return sorted.map(({ seat, card, initiative, choices }, index) => ({
    seat,
    card: card ?? null,
    initiative: initiative ?? null,
    action: choices[0] ?? '',
    state: begins[index] === null ? 'next' : begins[index] === now ? 'now' : 'done',
    begins: begins[index],
  }));
}

/** What everybody has collected since the round began: gold by place. */
export function collectedAt(
  reports: readonly Report[],
  at: number,
): readonly {
  readonly seat: number;
  readonly from: 'mine' | 'pillage';
  readonly hex: string;
  readonly gold: number;
}[] {
  const first = Math.max(0, lastIndexOf(reports, 'round-begins', at));
  return reports.slice(first, at + 1).flatMap((told) => {
    const face = told.face;
    if (face.tell !== 'collected' && face.tell !== 'pillage') return [];
    const { seat, hex, gold } = face;
    return [{ seat, hex, gold, from: face.tell === 'collected' ? ('mine' as const) : ('pillage' as const) }];
  });
}
