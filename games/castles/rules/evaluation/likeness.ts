// What bots think of cards that are not as printed: as much as of the printed card that is most like it, times what its row
// is worth against that one's. As printed both are the same.

import { tableFor } from '../cards/in-force.ts';
import type { CardTable, Under } from '../cards/in-force.ts';
import { likestKind } from '../cards/likeness.ts';
import { CARDS } from '../cards/table.ts';
import type { CardKind } from '../types.ts';
import { stands } from '../vocabulary.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Card,
  Effect,
  EffectKind,
  EffectOf,
  Prey,
} from '../vocabulary.ts';

// A point of damage by whom it may hit.
const perPoint: { readonly [P in Prey]: number } = {
  all: 1.67,
  'not-specials': 1.67,
  buildings: 0.67,
  'walls-and-castles': 1,
};

const abilityWorth: { readonly [K in AbilityKind]: (ability: AbilityOf<K>) => number } = {
  hit: ({ damage, far, prey }) => damage * perPoint[prey] * (far >= 5 ? 4.2 : 1 + far / 2),
  assassinate: () => 5,
  build: () => 2.5,
  mend: ({ whom, gain }) => (1 + gain) * (whom === 'buildings' ? 1.25 : 0.75),
  look: ({ cards }) => 1.5 + cards / 2,
  decide: () => 1,
  lead: () => 4,
  command: () => 4,
  conjure: () => 4,
  climb: () => 2,
  bar: () => 8,
  arm: ({ bonus }) => 7 * bonus,
  hold: () => 1,
};

const effectWorth: { readonly [K in EffectKind]: (effect: EffectOf<K>) => number } = {
  mend: ({ whom, gain }) => gain * (whom === 'buildings' ? 0.4 : 0.6),
  charge: ({ bonus }) => 1 + bonus,
  rain: ({ gives, bonus }) => (gives === 'shot' ? 1.2 : 0.6 * bonus),
  rout: () => 1.5,
  spring: () => 3.2,
  rally: () => 0.8,
  ambush: ({ times }) => 1.25 * times,
  burn: ({ damage }) => 1.2 * damage,
  revive: ({ most }) => 2.5 * most,
  plague: ({ damage }) => damage,
  storm: ({ damage }) => 2.3 * damage,
};

/** What is on a card, by what it does and how much of it: only against another card does the figure say something. */
function rowWorth(card: Card): number {
  if (!stands(card))
    return card.effects.reduce(
      (sum, effect) => sum + (effectWorth[effect.do] as (one: Effect) => number)(effect),
      0,
    );
  const able = card.abilities.reduce(
    (sum, ability) => sum + (abilityWorth[ability.can] as (one: Ability) => number)(ability),
    0,
  );
  // A body that can do nothing is still in the way; one with more hit points does what it can for longer.
  return (1 + able) * (4 + card.hp);
}

/** By kind: the printed card that it is like, and its worth as a multiple of that one's. */
interface Likeness {
  readonly likest: readonly CardKind[];
  readonly ratios: readonly number[];
}

function likenessOf({ cards }: CardTable): Likeness {
  const likest = cards.map(likestKind);
  const ratios = cards.map((card, kind) => rowWorth(card) / rowWorth(CARDS[likest[kind]]));
  return { likest, ratios };
}

const known = new WeakMap<CardTable, Likeness>();
let last: { readonly table: CardTable; readonly found: Likeness } | null = null;

/** The likeness of a match's cards. */
export function likenessFor(under: Under): Likeness {
  const table = tableFor(under);
  if (last?.table === table) return last.found;
  const found = known.get(table) ?? likenessOf(table);
  known.set(table, found);
  last = { table, found };
  return found;
}
