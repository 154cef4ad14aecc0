// What a match of Bridgefront can use, and how its use shows: cards, effects, passives, champion abilities.

import { choiceKind } from '@bridgefront/kernel';
import type { Face, Game, Step, Turn } from '@bridgefront/kernel';
import type { Usage } from '@bridgefront/kernel/conformance';
import { CARDS } from '../rules/cards/index.ts';
import type { Effect, EffectKind } from '../rules/effects.ts';
import { bridgefront } from '../rules/index.ts';
import type { Order, State } from '../rules/types.ts';
import { board } from '../rules/state/units.ts';

function kindsOf(effects: readonly Effect[]): EffectKind[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'choose') return [effect.do, ...effect.modes.flatMap((mode) => kindsOf(mode.effects))];
    if (effect.do === 'when') return [effect.do, ...kindsOf(effect.then), ...kindsOf(effect.else ?? [])];
    if (effect.do === 'roll')
      return [effect.do, ...effect.branches.flatMap((branch) => kindsOf(branch.then))];
    return [effect.do];
  });
}

/** Faction passives, each by the sign that it leaves (G-01 … S-100). */
const passives = [
  'shield-wall',
  'home-guard',
  'contracts',
  'clean-exit',
  'free-march',
  'wings',
  'ore-cut',
  'mine-militia',
  'prospect-tie',
  'quiet-study',
  'pick-bonus',
  'pillage',
  'pillagers',
  'capital-points',
] as const;

/** Champion abilities that the printed cards have, by trait; `extra-dice` is told by the champion that has it. */
const abilities = CARDS.flatMap((card) =>
  (card.champion?.traits ?? []).map((trait) => `ability:${card.slug}:${trait.trait}`),
);

const choiceKinds = [
  'card',
  'march',
  'build',
  'reinforce',
  'free-march',
  'stitchwork',
  'tempest',
  'slipstep',
  'done',
  'none',
  'hex',
  'edge',
  'forces',
  'champion',
  'seat',
  'mode',
  'points',
  'buy',
  'pass',
  'force',
];

const effectKinds = [
  ...new Set(CARDS.flatMap((card) => [...kindsOf(card.effects), ...kindsOf(card.champion?.onDeploy ?? [])])),
];

/** Everything that an exhaustive run must have seen. */
export const expected: readonly string[] = [
  ...CARDS.map((card) => `card:${card.slug}`),
  ...effectKinds.map((kind) => `effect:${kind}`),
  ...passives.map((passive) => `passive:${passive}`),
  ...abilities,
  ...choiceKinds.map((kind) => `choice:${kind}`),
];

/** Signs that only the inside of the engine shows; filled while the watched game plays. */
const inside = new Set<string>();

function watchOrder(turn: Turn<State>, step: Step): void {
  const [order] = step['orders'] as readonly Order[];
  inside.add(`effect:${order.effect.do}`);
  bridgefront.steps['card/orders'](turn, step);
}

function watchScoring(turn: Turn<State>, step: Step): void {
  const { state } = turn;
  state.seats.forEach((seat, index) => {
    if (seat.faction !== 'gatewright') return;
    if (state.seats.some((other) => other !== seat && (state.presence[other.capital] & (1 << index)) !== 0)) {
      inside.add('passive:capital-points');
    }
  });
  bridgefront.steps['round/scoring'](turn, step);
}

function usedHands(state: State): number {
  return state.champions.filter((champion) => champion.used && hasTrait(champion.card, 'tactical-hand'))
    .length;
}

function hasTrait(card: number, trait: string): boolean {
  return (CARDS[card].champion?.traits ?? []).some((other) => other.trait === trait);
}

const assignHits = bridgefront.decisions['assign-hits'];

const watchedAssignment: typeof assignHits = {
  ...assignHits,
  reveal(turn, decision) {
    const before = usedHands(turn.state);
    assignHits.reveal(turn, decision);
    if (usedHands(turn.state) > before) inside.add('ability:grand-strategist:tactical-hand');
  },
};

/** Bridgefront with eyes on the steps that leave no report of their own. */
export const watched: Game<State> = {
  ...bridgefront,
  steps: { ...bridgefront.steps, 'card/orders': watchOrder, 'round/scoring': watchScoring },
  decisions: { ...bridgefront.decisions, 'assign-hits': watchedAssignment },
};

/** A face with its details open for reading. */
type LooseFace = Face & { readonly [detail: string]: unknown };

/** A detail that is a word; an empty text if it is none. */
function word(face: LooseFace, detail: string): string {
  const value = face[detail];
  return typeof value === 'string' ? value : '';
}

function traitTokens(slug: string, only?: readonly string[]): string[] {
  const traits = CARDS.find((card) => card.slug === slug)?.champion?.traits ?? [];
  return traits
    .filter(({ trait }) => only === undefined || only.includes(trait))
    .map(({ trait }) => `ability:${slug}:${trait}`);
}

/** The seat's champions in play with one of these traits. */
function owners(state: State, seat: unknown, ...traits: readonly string[]): string[] {
  return state.champions
    .filter((champion) => champion.seat === seat)
    .flatMap((champion) => traitTokens(CARDS[champion.card].slug, traits));
}

function listed<T>(face: LooseFace, detail: string): readonly T[] {
  return (face[detail] ?? []) as readonly T[];
}

const passiveOfSource: { readonly [source: string]: string } = {
  'shield-wall': 'shield-wall',
  'mine-militia': 'mine-militia',
  pillagers: 'pillagers',
};

function modifierTokens(face: LooseFace): string[] {
  return listed<{ source: string }>(face, 'list').flatMap(({ source }) => {
    const passive = passiveOfSource[source];
    return passive === undefined ? traitTokens(source) : [`passive:${passive}`];
  });
}

function bountyTokens(face: LooseFace, state: State): string[] {
  if (face['why'] === 'contracts') return ['passive:contracts'];
  return owners(state, face['seat'], word(face, 'why'));
}

// Faces that by themselves show that something was used.
const readers: { readonly [tell: string]: (face: LooseFace, state: State) => readonly string[] } = {
  'card-done': (face) => (face['to'] === 'fizzled' ? [] : [`card:${word(face, 'card')}`]),
  modifiers: modifierTokens,
  'battle-losses': (face) =>
    listed<{ used: readonly string[] }>(face, 'losses').flatMap(({ used }) =>
      used.flatMap((slug) => traitTokens(slug, ['bodyguard', 'juggernaut'])),
    ),
  bounty: bountyTokens,
  damaged: (face) => traitTokens(word(face, 'by'), ['assassins-edge']),
  'action-resolves': (face, state) => [
    ...(face['action'] === 'free-march' ? ['passive:free-march'] : []),
    ...owners(state, face['seat'], word(face, 'action')),
  ],
  studied: (face) => (face['count'] === 0 ? [] : ['passive:quiet-study']),
  pillage: () => ['passive:pillage'],
  'tie-won': (face) => (face['by'] === 'prospect' ? ['passive:prospect-tie'] : []),
  collected: (face, state) => [
    ...(factionOf(state, face['seat']) === 'prospect' ? ['passive:ore-cut'] : []),
    ...owners(state, face['seat'], 'extraction'),
  ],
  draft: (face, state) => (factionOf(state, face['seat']) === 'cipher' ? ['passive:pick-bonus'] : []),
  healed: (face, state) =>
    ownerFaction(state, word(face, 'champion')) === 'veil' ? ['passive:clean-exit'] : [],
  deployed: (face, state) => deployTokens(face, state),
  'champion-deployed': (face, state) => (atCenter(face, state) ? ['passive:wings'] : []),
  moved: (face) => listed<string>(face, 'champions').flatMap((slug) => traitTokens(slug, ['flight'])),
};

function factionOf(state: State, seat: unknown): string {
  return state.seats[Number(seat)].faction;
}

function ownerFaction(state: State, slug: string): string | null {
  const champion = state.champions.find((other) => CARDS[other.card].slug === slug);
  return champion === undefined ? null : factionOf(state, champion.seat);
}

function atCenter(face: LooseFace, state: State): boolean {
  return face['hex'] === '0,0' && factionOf(state, face['seat']) === 'aerial';
}

function deployTokens(face: LooseFace, state: State): string[] {
  const seat = state.seats[Number(face['seat'])];
  const home = board(state).hexNames[seat.capital] === face['hex'];
  return [
    ...(home && seat.faction === 'bastion' ? ['passive:home-guard'] : []),
    ...(atCenter(face, state) ? ['passive:wings'] : []),
  ];
}

/**
 * Tables on which random play comes across everything: the plain game, and rich ones on a small board where the
 * Center, late cards and many champions are in reach.
 */
const rich = {
  startGold: 20,
  baseIncome: 5,
  maxMana: 10,
  handSize: 10,
  handLimit: 12,
  startForces: 12,
  startBridges: 5,
  startBridgeReach: 4,
  boardRadius: 3,
  forgeCenterMax: 2,
  powerPickSize: 6,
  vpToWin: 20,
};
export const tables = [
  {},
  rich,
  { ...rich, ageOneRounds: 1, ageTwoRounds: 3 },
  { ...rich, ageOneRounds: 1, ageTwoRounds: 2 },
];

/**
 * Tables that together use everything, so that the run need not look for them each time (it took 4,328 matches). When
 * a change of rules makes them tell less, the run goes on by itself; its `news` are then such a list.
 */
export const telling: readonly number[] = [
  4327, 1709, 1468, 2653, 3449, 1459, 969, 2789, 1889, 1772, 1089, 1028, 2699, 1739, 2937, 2274, 1853, 607, 5,
];

/** The exhaustive run's question: has everything been used? */
export const usage: Usage<State> = {
  expected,
  mostMatches: 20_000,
  tokens(choice, faces, { match }) {
    const seen = faces.flatMap((face) => readers[face.tell]?.(face as LooseFace, match.state) ?? []);
    if (choice !== null) seen.push(`choice:${choiceKind(choice)}`);
    seen.push(...inside);
    inside.clear();
    return seen;
  },
};
