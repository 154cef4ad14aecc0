// The table of all cards in the order of the rules (CA-6), as printed.

import { cardNumbers } from '@bridgefront/tabletop/accepted';
import type { Ability, BuildingCard, Card, Effect, Played, SpecialCard, UnitCard } from '../vocabulary.ts';

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function special(
  name: string,
  { hp, steps, start }: Required<Pick<SpecialCard, 'hp' | 'steps' | 'start'>>,
  ...abilities: readonly Ability[]
): Card {
  return { slug: slugOf(name), name, type: 'special', hp, steps, start, abilities };
}

function unit(
  name: string,
  type: UnitCard['type'],
  { copies, hp }: Pick<UnitCard, 'copies' | 'hp'>,
  ...abilities: readonly Ability[]
): Card {
  return { slug: slugOf(name), name, type, copies, hp, steps: 1, abilities };
}

function building(
  name: string,
  figures: Pick<BuildingCard, 'copies' | 'hp' | 'site' | 'escorts'>,
  ...abilities: readonly Ability[]
): Card {
  return { slug: slugOf(name), name, type: 'building', ...figures, abilities };
}

function played(name: string, type: Played['type'], copies: number, ...effects: readonly Effect[]): Card {
  return { slug: slugOf(name), name, type, copies, effects };
}

/** All cards; the place in the list is the kind's number. */
export const CARDS: readonly Card[] = [
  { slug: 'castle', name: 'Castle', type: 'castle', hp: 50, start: 'middle', abilities: [{ can: 'decide' }] },
  special('General', { hp: 5, steps: 1, start: 'middle' }, { can: 'lead' }, { can: 'command' }),
  special(
    'Wizard',
    { hp: 4, steps: 1, start: 'castle-zone' },
    { can: 'hit', damage: 2, near: 0, far: 5, prey: 'not-specials', into: true, stopped: false },
    { can: 'conjure' },
  ),
  special('Spy', { hp: 1, steps: 2, start: 'castle-zone' }, { can: 'look', cards: 2 }),
  special('Assassin', { hp: 1, steps: 2, start: 'castle-zone' }, { can: 'assassinate' }),
  unit(
    'Spearman',
    'soldier',
    { copies: 12, hp: 4 },
    { can: 'hit', damage: 3, near: 0, far: 0, prey: 'all', into: false, stopped: false },
  ),
  unit(
    'Archer',
    'soldier',
    { copies: 8, hp: 3 },
    { can: 'hit', damage: 2, near: 0, far: 1, prey: 'all', into: false, stopped: true },
  ),
  unit('Builder', 'civilian', { copies: 4, hp: 2 }, { can: 'build' }),
  unit('Mason', 'civilian', { copies: 4, hp: 2 }, { can: 'mend', whom: 'buildings', gain: 1 }),
  unit('Healer', 'civilian', { copies: 4, hp: 2 }, { can: 'mend', whom: 'people', gain: 1 }),
  building(
    'Cannon',
    { copies: 4, hp: 5, site: 'anywhere', escorts: 2 },
    { can: 'hit', damage: 3, near: 1, far: 2, prey: 'buildings', into: true, stopped: true },
  ),
  building(
    'Ballista',
    { copies: 2, hp: 5, site: 'anywhere', escorts: 1 },
    // Into the away Castle Zone only where a Castle counts as standing there (CA-10).
    { can: 'hit', damage: 1, near: 1, far: 2, prey: 'walls-and-castles', into: true, stopped: true },
  ),
  building('Siege Tower', { copies: 2, hp: 8, site: 'anywhere' }, { can: 'climb' }),
  building('Wall', { copies: 2, hp: 15, site: 'middle' }, { can: 'bar' }),
  building('Armoury', { copies: 2, hp: 10, site: 'castle-zone' }, { can: 'arm', bonus: 1 }),
  building('Keep', { copies: 2, hp: 10, site: 'castle-zone' }, { can: 'hold' }),
  played('Repair', 'action', 2, { do: 'mend', whom: 'buildings', gain: 5 }),
  played('Medicine', 'action', 2, { do: 'mend', whom: 'people', gain: 1 }),
  played('Charge', 'attack', 2, { do: 'charge', bonus: 1 }),
  played('Arrow Rain', 'attack', 2, { do: 'rain', gives: 'shot', bonus: 2 }),
  played('Rout', 'action', 2, { do: 'rout' }),
  played('Trap', 'instant', 4, { do: 'spring' }),
  played('Rally Forces', 'action', 2, { do: 'rally' }),
  played('Ambush', 'attack', 2, { do: 'ambush', times: 2 }),
  played('Incendiarism', 'attack', 2, { do: 'burn', damage: 3, specials: true }),
  played('Resurrection', 'spell', 2, { do: 'revive', most: 2 }),
  played('Plague', 'spell', 2, { do: 'plague', damage: 2 }),
  played('Lightning Storm', 'spell', 2, { do: 'storm', damage: 3, reach: 'enemy', specials: true }),
];

/** The kind of card with a slug, printed or new, and its name. */
export const { numberOf: kindOf, nameOf: nameOfSlug } = cardNumbers(CARDS);

/** Copies in the shared deck; starting cards have none. */
export function copiesOf(card: Card): number {
  return 'copies' in card ? card.copies : 0;
}

/** Whether the card comes into a match at all. */
export function isIn(card: Card): boolean {
  return copiesOf(card) > 0 || ('start' in card && card.start !== undefined);
}

export const CASTLE = kindOf('castle');
export const TRAP = kindOf('trap');
