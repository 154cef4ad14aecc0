// The diagrams of Twin Bridges' rules.

import type { Json } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';

interface Side {
  readonly row: readonly string[];
  readonly upper?: readonly string[];
  readonly lower?: readonly string[];
}

// The fourth turn of both together, with enough mana for every card.
function duel(seed: string, own: Side, enemy: Side): Diagram['start'] {
  return { seed, position: { first: 0, turn: 7, mana: 8, seats: [own, enemy] as unknown as Json } };
}

const row = ['bastion', 'Wyvern', 'Frenzy', 'Great ram', 'Recall'];

/** In the order of the rules. */
export const diagrams: readonly Diagram[] = [
  {
    slug: 'lanes',
    caption: 'A creature is played to the far end of a lane of yours, behind those who stand there.',
    seat: 0,
    start: duel(
      'lanes',
      { row: ['bastion', 'Squire', 'Hill giant', 'Gale'], upper: ['Veteran', 'Pikeman'], lower: ['Militia'] },
      { row, upper: ['Sentinel'] },
    ),
    picked: ['card:squire'],
  },
  {
    slug: 'targets',
    caption:
      'Spark may be aimed at any creature on either side, but not at Monolith, which is Indestructible.',
    seat: 0,
    start: duel(
      'targets',
      { row: ['bastion', 'Spark', 'Hill giant', 'Gale'], upper: ['Veteran'] },
      { row, upper: ['Sentinel'], lower: ['Monolith', 'Militia'] },
    ),
    picked: ['card:spark'],
  },
  {
    slug: 'assault',
    caption: 'Each attacks the nearest enemy of its lane; where none stands, it strikes the bastion.',
    seat: 0,
    start: duel(
      'assault',
      { row: ['bastion', 'Squire', 'Gale', 'Ward'], upper: ['Veteran', 'Pikeman'], lower: ['Hill giant'] },
      { row, upper: ['Sentinel', 'Militia'] },
    ),
    pointed: 'done',
  },
  {
    slug: 'aerial',
    caption:
      'Only Aim reaches what flies: Bowman shoots at Harrier, Veteran passes Bat cloud by and strikes the bastion.',
    seat: 0,
    start: duel(
      'aerial',
      { row: ['bastion', 'Squire', 'Gale', 'Ward'], upper: ['Veteran'], lower: ['Bowman'] },
      { row, upper: ['Bat cloud'], lower: ['Harrier'] },
    ),
    pointed: 'done',
  },
  {
    slug: 'wrecker',
    caption: 'Sapper, a Wrecker, passes by the creatures of its lane and strikes the bastion.',
    seat: 0,
    start: duel(
      'wrecker',
      { row: ['bastion', 'Squire', 'Gale', 'Ward'], upper: ['Sapper'], lower: ['Veteran'] },
      { row, upper: ['Pikeman', 'Sentinel'], lower: ['Militia'] },
    ),
    pointed: 'done',
  },
];
