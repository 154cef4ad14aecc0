// Counter-attacks: who shoots first, and what the odds beside a target say.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/view.ts';
import { far, field, isOn, ordered, unit, unitOn, upkeep } from './table.ts';
import type { Seen } from './table.ts';

const howlers = '4,5';
const wardens = '3,6';
const archers = '4,8';

const figures = (seen: Seen): number => unitOn(seen, howlers)?.health ?? 0;
const isUnhurt = ({ table }: Seen): boolean =>
  table.units.every(({ seat, unit: name, health }) => seat !== 0 || name !== 'toll-wardens' || health === 3);

/** Strike from where they cannot strike back. */
export const counter: Lesson<TableView> = {
  slug: 'counter',
  title: 'Strike, and not be struck',
  lead: 'Read the odds, wound from afar, and attack beside only whom you can fell.',
  seat: 0,
  start: {
    seed: 'counter',
    dice: [3, 6, 3, 6, 1, 6, 6],
    position: field(
      [
        unit(0, 'toll-wardens', wardens, ordered),
        unit(0, 'reed-archers', archers, ordered),
        unit(1, 'scree-howlers', howlers),
        far,
      ],
      {},
      { step: 'attacks', banners: { [howlers]: 2 } },
    ),
  },
  steps: [
    {
      say: 'Three *Scree Howlers* hold the banner, beside your *Toll Wardens*. Whoever survives an attack from beside strikes back, and these roll one die more for each figure they have lost: point at a unit, and its card tells what it can do.',
      places: [howlers],
      until: { by: 'reading' },
    },
    {
      say: 'So shoot them down from where they cannot strike back, until one blow is sure to fell the last. Pick up the *Reed Archers*; the odds stand over the enemy. Heart: figures they lose as a rule. Arrow: how often they are driven back. Skull: how often all fall. Shoot; the dice are laid ready.',
      points: [`unit:${archers}`, `at:${howlers}`],
      until: { by: 'sight', sees: (seen) => figures(seen) < 3 },
    },
    {
      say: 'One is down. Archers who have not moved shoot twice: that is their Double Shot. Once more.',
      points: [`at:${howlers}`],
      until: { by: 'sight', sees: (seen) => figures(seen) < 2 },
    },
    {
      say: 'One is left. Now the skull of your *Toll Wardens* is large: attack, and follow to the banner.',
      points: [`unit:${wardens}`, `at:${howlers}`, `to:${howlers}`],
      until: { by: 'sight', sees: (seen) => isOn(seen, 'toll-wardens', howlers) },
    },
  ],
  goal: {
    say: '*Toll Wardens* on the banner, and none of them lost.',
    met: (seen) => isOn(seen, 'toll-wardens', howlers) && isUnhurt(seen),
  },
  lost: (seen) => {
    if (!isUnhurt(seen)) return 'They survived beside you, and struck back.';
    return upkeep(seen) ? 'The attacks are over, and you are not on the banner.' : null;
  },
  hints: [
    { say: 'Who is shot at from afar cannot strike back at men who stand further than it reaches.' },
    { say: 'Archers twice, then the wardens.', places: [archers, wardens] },
  ],
  line: [
    `unit:${archers}`,
    `at:${howlers}`,
    `at:${howlers}`,
    `unit:${wardens}`,
    `at:${howlers}`,
    `to:${howlers}`,
  ],
  learned: 'Before each attack: what does the skull say, and who strikes back if it fails?',
};
