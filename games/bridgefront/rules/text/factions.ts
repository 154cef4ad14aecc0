// What a faction can do, in a sentence each, with the numbers of the match's options.

import { plural } from '@bridgefront/tabletop/words';
import { factionNames } from '../effects.ts';
import type { Faction } from '../effects.ts';
import type { BridgefrontOptions } from '../types.ts';
import { factionWords, hitsOn } from './words.ts';

/** A standing ability of a faction. */
export interface Passive {
  readonly name: string;
  readonly text: string;
  /** The rule that says it. */
  readonly rule: string;
}

/** A faction as a page shows it. */
export interface FactionFacts {
  readonly faction: Faction;
  readonly name: string;
  /** What it is good at, in three words. */
  readonly motto: string;
  readonly passives: readonly Passive[];
}

type Options = BridgefrontOptions;

// What a table's options take away from a faction is not told.
function only(there: boolean, passive: Passive): readonly Passive[] {
  return there ? [passive] : [];
}

const bastion = (o: Options): readonly Passive[] => [
  {
    name: 'Shield Wall',
    text: `In combat round 1 of each battle in which it defends, its Forces hit on ${hitsOn(o.defenderThreshold)}.`,
    rule: 'S-88',
  },
  ...only(o.homeGuardForces > 0, {
    name: 'Home Guard',
    text: `When it deploys Forces into its Capital, ${plural(o.homeGuardForces, 'more Force')} ${o.homeGuardForces === 1 ? 'appears' : 'appear'}${o.homeGuardPerRound > 0 ? `, at most ${plural(o.homeGuardPerRound, 'time')} a round` : ''}.`,
    rule: 'S-89',
  }),
];

const veil = (o: Options): readonly Passive[] => [
  {
    name: 'Contracts',
    text: `It gains ${o.contractsGold} gold besides the Bounty for each enemy Champion that it kills.`,
    rule: 'S-92',
  },
  {
    name: 'Clean Exit',
    text: `Its Champions that survive a battle heal ${o.cleanExitHeal} HP afterwards.`,
    rule: 'S-90',
  },
  ...only(o.stealChampions > 0, {
    name: 'Theft',
    text: `After a killing blow it rolls a die: on ${hitsOn(o.stealChampions)} the dead Champion’s card is its own.`,
    rule: 'S-91',
  }),
];

const aerial = (o: Options): readonly Passive[] => [
  ...only(o.freeMarches > 0, {
    name: 'Air Superiority',
    text: `${o.freeMarches === 1 ? 'Once' : plural(o.freeMarches, 'time')} a round it may March for 0 mana with a stack that has a Champion in it.`,
    rule: 'S-93',
  }),
  {
    name: 'Wings',
    text: 'While it occupies the Center, it may deploy there as if it were its Capital.',
    rule: 'S-94',
  },
];

const prospect = (o: Options): readonly Passive[] => [
  {
    name: 'Ore Cut',
    text: `Every Mine that it takes gold from pays ${o.oreCutGold} gold more.`,
    rule: 'S-95',
  },
  {
    name: 'Mine Militia',
    text: `When it defends on a Mine, its Forces hit on ${hitsOn(o.defenderThreshold)}${o.mineMilitia === 'all' ? '' : ' in combat round 1'}.`,
    rule: 'S-96',
  },
  ...only(o.prospectWinsTies, {
    name: 'First Claim',
    text: 'It wins tied bids in auctions without a roll.',
    rule: 'S-50',
  }),
];

const cipher = (o: Options): readonly Passive[] => [
  ...only(o.quietStudyCards > 0, {
    name: 'Quiet Study',
    text: `After drawing at the start of each round it may discard up to ${plural(o.quietStudyCards, 'card')} and draw as many.`,
    rule: 'S-43',
  }),
  ...only(o.pickBonus > 0, {
    name: 'Wide Choice',
    text: `Whenever it picks from several cards, it sees ${plural(o.pickBonus, 'card')} more.`,
    rule: 'S-98',
  }),
];

const gatewright = (o: Options): readonly Passive[] => [
  {
    name: 'Pillagers',
    text: `It gains ${o.pillageGold} gold when it takes an enemy Capital.`,
    rule: 'S-99',
  },
  {
    name: 'Breakers of gates',
    text: `Its Forces hit on 1–3 in an enemy Capital, and each one that it occupies counts ${o.gatewrightCapitalVp} Control VP.`,
    rule: 'S-100',
  },
];

const passives: Readonly<Record<Faction, (options: Options) => readonly Passive[]>> = {
  bastion,
  veil,
  aerial,
  prospect,
  cipher,
  gatewright,
};

const mottos: Readonly<Record<Faction, string>> = {
  bastion: 'Defence and many Forces',
  veil: 'Hunts Champions for gold',
  aerial: 'Flies, and deploys at the Center',
  prospect: 'Mines and gold',
  cipher: 'Sees more cards',
  gatewright: 'Bridges and enemy Capitals',
};

/** A faction under these options (§21). */
export function factionFacts(faction: Faction, options: BridgefrontOptions): FactionFacts {
  const gold = options.factionGold[factionNames.indexOf(faction)] ?? 0;
  return {
    faction,
    name: factionWords[faction],
    motto: mottos[faction],
    passives: [
      ...passives[faction](options),
      ...only(gold > 0, {
        name: 'Allowance',
        text: `At this table it gains ${gold} more gold at the start of each round.`,
        rule: 'rule-10',
      }),
    ],
  };
}
