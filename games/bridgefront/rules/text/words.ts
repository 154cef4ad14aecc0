// Small words: dice results, hexes and edges, names of cards and of things on the board.

import type { Condition, Destination, Faction } from '../effects.ts';

/** What a die must show to hit: `1–3`, or `1` alone. */
export function hitsOn(max: number): string {
  return max === 1 ? '1' : `1–${max}`;
}

/** An edge in notation (`0,0~1,0`) as words: `between 0,0 and 1,0`. */
export function edgeWords(edge: string): string {
  return `between ${edge.split('~').join(' and ')}`;
}

/** Factions as players know them. */
export const factionWords: Readonly<Record<Faction, string>> = {
  bastion: 'Bastion',
  veil: 'Veil',
  aerial: 'Aerial',
  prospect: 'Prospect',
  cipher: 'Cipher',
  gatewright: 'Gatewright',
};

/** Ages as printed on decks. */
export function ageWords(age: 1 | 2 | 3): string {
  return `Age ${'I'.repeat(age)}`;
}

const tileWords: Readonly<Record<'mine' | 'forge' | 'center' | 'enemy-capital', string>> = {
  mine: 'a Mine',
  forge: 'a Forge',
  center: 'the Center',
  'enemy-capital': 'an enemy Capital',
};

/** A condition as it stands behind "if". */
export function conditionWords(condition: Condition): string {
  switch (condition.if) {
    case 'occupy':
      return `you occupy ${tileWords[condition.tile]}`;
    case 'won-battle':
      return 'you have won a battle this round';
    case 'enemy-champion-died':
      return 'an enemy Champion has died this round';
    case 'capital-besieged':
      return 'there are enemy units in your Capital';
  }
}

/** Where Forces are deployed, with its preposition. */
export const destinationWords: Readonly<Record<Destination, string>> = {
  capital: 'to your Capital',
  occupied: 'to a hex you occupy',
  'occupied-with-champion': 'to a hex where you have a Champion',
  'beside-champion': 'to a hex within distance 1 of one of your Champions, but not to a Capital',
  'with-champion': 'to the hex of one of your Champions',
  'mine-or-forge': 'to a Mine or Forge you occupy',
  'mine-forge-or-capital': 'to a Mine or Forge you occupy or to your Capital',
  'empty-near-capital':
    'to a hex without any units within distance 1 of your Capital (the Capital itself counts)',
  here: 'to its hex',
};
