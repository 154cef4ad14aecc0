// The house set: 26 creatures and 6 incantations, one copy of each.

import { slug } from '@bridgefront/kernel';
import type { Ability, AbilityKind, Card, Effect } from '../vocabulary.ts';

/** Abilities that have no figures of their own. */
type PlainAbility = Exclude<AbilityKind, 'aura' | 'catalyst'>;

function creature(
  name: string,
  cost: number,
  [attack, health]: readonly [number, number],
  ...abilities: readonly (PlainAbility | Ability)[]
): Card {
  const full = abilities.map((one): Ability => (typeof one === 'string' ? { ability: one } : one));
  return { kind: 'creature', slug: slug(name), name, cost, attack, health, abilities: full };
}

function incantation(name: string, cost: number, ...effects: readonly Effect[]): Card {
  return { kind: 'incantation', slug: slug(name), name, cost, effects };
}

/** All cards: name, cost, attack and health, abilities (TB-1). */
export const houseSet: readonly Card[] = [
  creature('Scout', 1, [1, 1], 'rage'),
  creature('Squire', 1, [1, 3]),
  creature('Runner', 2, [2, 1], 'sprint'),
  creature('Pikeman', 2, [1, 4]),
  creature('Slinger', 2, [2, 2], 'aim'),
  creature('Bat cloud', 2, [2, 2], 'aerial'),
  creature('Tinker', 2, [0, 3], { ability: 'catalyst', mana: 2 }),
  creature('Militia', 2, [2, 2]),
  creature('River eel', 2, [1, 3], 'aquatic'),
  creature('Warder', 3, [1, 3], 'protection'),
  creature('Lancer', 3, [2, 2], 'perforation'),
  creature('Grenadier', 3, [2, 3], 'splash'),
  creature('Bowman', 3, [2, 3], 'aim'),
  creature('Reaver', 3, [2, 2], 'berserk'),
  creature('Banner-carrier', 3, [1, 2], { ability: 'aura', give: 'attack', amount: 1 }),
  creature('Shieldmate', 3, [1, 5], { ability: 'aura', give: 'health', amount: 1 }),
  creature('Sapper', 3, [2, 2], 'wrecker'),
  creature('Courser', 4, [3, 3], 'sprint'),
  creature('Harrier', 4, [3, 3], 'aerial'),
  creature('Veteran', 4, [3, 3]),
  creature('Sentinel', 4, [2, 5], 'focus'),
  creature('Monolith', 5, [2, 5], 'indestructible'),
  creature('Great ram', 5, [3, 4], 'wrecker'),
  creature('Duellist', 6, [2, 3], 'rage', 'berserk'),
  creature('Hill giant', 6, [5, 5]),
  creature('Wyvern', 5, [3, 4], 'aerial', 'splash'),
  incantation('Spark', 3, { do: 'damage', amount: 2 }),
  incantation('Firestorm', 5, { do: 'damage', amount: 4 }),
  incantation('Gale', 1, { do: 'push' }),
  incantation('Recall', 5, { do: 'recall' }),
  incantation('Frenzy', 3, { do: 'strengthen', attack: 1 }),
  incantation('Ward', 1, { do: 'ward' }),
];
