// The table of all cards in the order of the rules (CA-6), and what the rules read from it.

import type { CardKind } from '../types.ts';
import type { AbilityKind, AbilityOf, Card, EffectKind, EffectOf, Standing } from '../vocabulary.ts';

function standing(
  name: string,
  type: Standing['type'],
  copies: number,
  hp: Standing['hp'],
  steps: number,
  ability: Standing['ability'],
  more: Pick<Standing, 'escorts' | 'site'> = {},
): Card {
  return { kind: 'standing', slug: slugOf(name), name, type, copies, hp, steps, ability, ...more };
}

function played(name: string, type: Card['type'], copies: number, effect: EffectOf<EffectKind>): Card {
  return { kind: 'played', slug: slugOf(name), name, type, copies, effect };
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** All cards; the place in the list is the kind's number. */
export const CARDS: readonly Card[] = [
  standing('Castle', 'castle', 0, 'castleHp', 0, { can: 'decide' }),
  standing('General', 'special', 0, 'generalHp', 1, { can: 'lead' }),
  standing('Wizard', 'special', 0, 'wizardHp', 1, {
    can: 'hit',
    damage: 'wizardDamage',
    near: 0,
    far: 5,
    prey: 'not-specials',
    into: true,
    stopped: false,
  }),
  standing('Spy', 'special', 0, 'spyHp', 2, { can: 'look', cards: 'spyCards' }),
  standing('Assassin', 'special', 0, 'assassinHp', 2, { can: 'assassinate' }),
  standing('Spearman', 'soldier', 12, 'spearmanHp', 1, {
    can: 'hit',
    damage: 'spearmanDamage',
    near: 0,
    far: 0,
    prey: 'all',
    into: false,
    stopped: false,
  }),
  standing('Archer', 'soldier', 8, 'archerHp', 1, {
    can: 'hit',
    damage: 'archerDamage',
    near: 0,
    far: 1,
    prey: 'all',
    into: false,
    stopped: true,
  }),
  standing('Builder', 'civilian', 4, 'builderHp', 1, { can: 'build' }),
  standing('Mason', 'civilian', 4, 'masonHp', 1, { can: 'mend', whom: 'buildings', gain: 'masonGain' }),
  standing('Healer', 'civilian', 4, 'healerHp', 1, { can: 'mend', whom: 'people', gain: 'healerGain' }),
  standing(
    'Cannon',
    'building',
    4,
    'cannonHp',
    0,
    { can: 'hit', damage: 'cannonDamage', near: 1, far: 2, prey: 'buildings', into: true, stopped: true },
    { escorts: 'cannonEscorts', site: 'anywhere' },
  ),
  standing(
    'Ballista',
    'building',
    2,
    'ballistaHp',
    0,
    {
      can: 'hit',
      damage: 'ballistaDamage',
      near: 1,
      far: 2,
      prey: 'walls-and-castles',
      // Into the away Castle Zone only where a Castle counts as standing there (CA-10).
      into: true,
      stopped: true,
    },
    { escorts: 'ballistaEscorts', site: 'anywhere' },
  ),
  standing(
    'Siege Tower',
    'building',
    2,
    'siegeTowerHp',
    0,
    { can: 'climb' },
    { escorts: 'siegeTowerEscorts', site: 'anywhere' },
  ),
  standing('Wall', 'building', 2, 'wallHp', 0, { can: 'bar' }, { site: 'middle' }),
  standing(
    'Armoury',
    'building',
    2,
    'armouryHp',
    0,
    { can: 'arm', bonus: 'armouryBonus' },
    { site: 'castle-zone' },
  ),
  standing('Keep', 'building', 2, 'keepHp', 0, { can: 'hold' }, { site: 'castle-zone' }),
  played('Repair', 'action', 2, { do: 'mend', whom: 'buildings', gain: 'repairGain' }),
  played('Medicine', 'action', 2, { do: 'mend', whom: 'people', gain: 'medicineGain' }),
  played('Charge', 'attack', 2, { do: 'charge', bonus: 'chargeBonus' }),
  played('Arrow Rain', 'attack', 2, { do: 'rain' }),
  played('Rout', 'action', 2, { do: 'rout' }),
  played('Trap', 'instant', 4, { do: 'spring' }),
  played('Rally Forces', 'action', 2, { do: 'rally' }),
  played('Ambush', 'attack', 2, { do: 'ambush' }),
  played('Incendiarism', 'attack', 2, { do: 'burn', damage: 'incendiarismDamage' }),
  played('Resurrection', 'spell', 2, { do: 'revive', most: 'resurrectionCards' }),
  played('Plague', 'spell', 2, { do: 'plague', damage: 'plagueDamage' }),
  played('Lightning Storm', 'spell', 2, { do: 'storm', damage: 'stormDamage' }),
];

const bySlug = new Map(CARDS.map((card, kind) => [card.slug, kind]));

/** The kind of card with this slug, or -1. */
export function kindOf(slug: string): CardKind {
  return bySlug.get(slug) ?? -1;
}

const abilities = CARDS.map((card) => (card.kind === 'standing' ? card.ability : null));

/** The ability of a card in play if it is of this kind, else null. */
export function abilityOf<K extends AbilityKind>(kind: CardKind, can: K): AbilityOf<K> | null {
  const ability = abilities[kind];
  return ability !== null && ability.can === can ? (ability as AbilityOf<K>) : null;
}

/** The card of this kind as one that stands in a zone. */
export function standingCard(kind: CardKind): Standing {
  const card = CARDS[kind];
  if (card.kind !== 'standing') throw new Error(`${card.name} does not stand anywhere.`);
  return card;
}

/** Starting cards, one of each a player (CA-4), with where they stand, counted from their owner's Castle Zone. */
export const STARTERS: readonly { readonly kind: CardKind; readonly zone: number }[] = [
  { kind: kindOf('castle'), zone: 1 },
  { kind: kindOf('general'), zone: 1 },
  { kind: kindOf('wizard'), zone: 0 },
  { kind: kindOf('spy'), zone: 0 },
  { kind: kindOf('assassin'), zone: 0 },
];

/** The shared deck of 72, sorted. */
export const SHARED: readonly CardKind[] = CARDS.flatMap((card, kind) =>
  Array.from({ length: card.copies }, () => kind),
);

/** Kinds that rules name: the movement and knowledge of single cards (§6 to §9). */
export const CASTLE = kindOf('castle');
export const GENERAL = kindOf('general');
export const WIZARD = kindOf('wizard');
export const SPY = kindOf('spy');
export const SPEARMAN = kindOf('spearman');
export const ARCHER = kindOf('archer');
export const BUILDER = kindOf('builder');
export const TRAP = kindOf('trap');
export const WALL = kindOf('wall');
