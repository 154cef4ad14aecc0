// What a card says, made from its ability or effect: one entry per kind, so that a forgotten kind does not compile.

import { abilityOf, CARDS, kindOf } from '../cards/table.ts';
import type { CastlesOptions } from '../options.ts';
import type { AbilityKind, AbilityOf, Ability, Card, Effect, EffectKind, EffectOf } from '../vocabulary.ts';
import type { CardType, Patients, Prey, Site } from '../vocabulary.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { timesWords } from './words.ts';

type AbilityWords<K extends AbilityKind> = (ability: AbilityOf<K>, options: CastlesOptions) => string;
type EffectWords<K extends EffectKind> = (effect: EffectOf<K>, options: CastlesOptions) => string;

// What a Wizard spares, besides Specials: a Spy at home is one only to the eye (CA-35, CA-86).
function spared({ wizardHitsCastle, wizardHitsSpy }: CastlesOptions): string {
  const also = [...(wizardHitsSpy ? [] : ['a Spy']), ...(wizardHitsCastle ? [] : ['a Castle'])];
  if (also.length === 0) return 'an enemy card that is not a Special,';
  return `an enemy card that is neither a Special nor ${also.join(' nor ')},`;
}

function preyWords(prey: Prey, options: CastlesOptions): string {
  const words: { readonly [P in Prey]: string } = {
    all: 'an enemy card',
    'not-specials': spared(options),
    buildings: 'an enemy Building or Castle',
    'walls-and-castles': 'an enemy Wall or Castle',
  };
  return words[prey];
}

const patientWords: { readonly [P in Patients]: string } = {
  buildings: 'one of your Buildings or your Castle',
  people: 'one of your Soldiers or Civilians',
};

function range({ near, far }: AbilityOf<'hit'>): string {
  if (far === 0) return 'in its zone';
  if (far >= 5) return 'in any zone';
  return near === 0 ? `in its zone or up to ${plural(far, 'zone')} away` : `${near} or ${far} zones away`;
}

// What changes where the card's owner stands, or the Walls, or the ground: Soldiers alone hit all sorts of cards.
function limits({ far, into, prey, stopped }: AbilityOf<'hit'>, options: CastlesOptions): string {
  const soldier = prey === 'all';
  const { wallStops, wallMelee } = options;
  const said = [
    far > 0 && !into ? 'It reaches into the enemy Castle Zone only from inside.' : '',
    stopped && (soldier || wallStops !== 'archers') ? 'Over an enemy Wall it hits nothing but Walls.' : '',
    soldier && far === 0 && wallMelee ? 'From the enemy Front it hits the Wall behind it, too.' : '',
    ...(soldier && far > 0 ? hillWords(options) : []),
    prey === 'not-specials' ? 'You can play Spells only while it lives.' : '',
  ];
  return said.map((sentence) => (sentence === '' ? '' : ` ${sentence}`)).join('');
}

// CA-73
function hillWords({ frontTerrain, middleTerrain }: CastlesOptions): string[] {
  const ground = [frontTerrain, middleTerrain];
  const far = 'it reaches 2 zones, into the enemy Castle Zone too';
  return [
    ground.includes('hills') ? `From Hills ${far}.` : '',
    ground.includes('high-hills') ? `From High Hills ${far}, with 1 more damage.` : '',
  ];
}

function hasMarsh({ frontTerrain, middleTerrain }: CastlesOptions): boolean {
  return frontTerrain === 'marsh' || middleTerrain === 'marsh';
}

const abilityWords: { readonly [K in AbilityKind]: AbilityWords<K> } = {
  hit: (ability, options) =>
    `Action: ${options[ability.damage]} damage to ${preyWords(ability.prey, options)} ${range(ability)}.${limits(ability, options)}`,
  assassinate: () =>
    'Action: destroys an enemy Special in its zone, whatever its hit points. A Spy at home is safe.',
  build: () => 'Action: puts a Building from your hand into play in its zone.',
  mend: ({ whom, gain }, options) =>
    `Action: ${patientWords[whom]} in its zone gains ${plural(options[gain], 'hit point')}.`,
  look: ({ cards }, options) =>
    `Action, in the enemy Castle Zone only: looks at up to ${plural(options[cards], 'unknown card')} of the enemy hand. No Soldier can attack it there. At home it counts as a Civilian.`,
  decide: (_, { castleSpansZones }) =>
    `Stands in your Middle and never moves. You lose when it is destroyed.${castleSpansZones ? ' It can be attacked and mended as if it stood in your Castle Zone, too.' : ''}`,
  lead: (_, options) =>
    `Your Soldiers that begin their move in its zone may take 2 steps. You can play Attacks only while it lives and a Soldier of yours stands outside your Castle Zone${hasMarsh(options) ? ' and the Marsh' : ''}.`,
  climb: () => 'In the enemy Middle: your Soldiers may step from there into the enemy Castle Zone.',
  bar: (_, { wallStops }) =>
    `Enemy Soldiers, Civilians and engines cannot step from your Front into your Middle, and ${wallStops === 'archers' ? 'shots of enemy Archers' : 'enemy shots'} from outside hit nothing behind it but Walls.`,
  arm: ({ bonus }, options) => `Attacks of your Soldiers deal ${options[bonus]} more damage.`,
  hold: () => 'The enemy cannot play Rout.',
};

const effectWords: { readonly [K in EffectKind]: EffectWords<K> } = {
  mend: ({ whom, gain }, options) =>
    `${capitalised(patientWords[whom])} gains ${plural(options[gain], 'hit point')}, wherever it stands.`,
  charge: ({ bonus }, options) =>
    `One of your Soldiers may move 2 steps outward and deals ${options[bonus]} more damage this turn.`,
  rain: (_, { arrowRain, rainBonus }) =>
    arrowRain === 'shot'
      ? 'Each of your Archers in your Castle Zone gets an extra shot from there this turn.'
      : `Each of your Archers in your Castle Zone deals ${rainBonus} more damage this turn.`,
  rout: () =>
    'An enemy Soldier in your half goes to its owner’s Middle. Not while the enemy has a General or Keep.',
  spring: (_, { trapWindow }) =>
    trapWindow === 'never'
      ? 'In this match Traps are not sprung.'
      : `In the enemy’s turn${trapWindow === 'order' ? ', by your standing order' : ''}: destroys an enemy Soldier or Civilian that enters your Middle.`,
  rally: () =>
    'All your Soldiers go to your Middle. You need Soldiers in your Castle Zone, Middle and Front for it.',
  ambush: (_, { ambushFactor }) =>
    `Attacks of your Soldiers on Soldiers and Civilians deal ${timesWords(ambushFactor)} this turn.`,
  burn: ({ damage }, options) =>
    `${options[damage]} damage to every unit of both players in one zone${options.incendiarismHitsSpecials ? '' : ', Specials excepted'}.`,
  revive: ({ most }, options) =>
    options[most] === 1
      ? 'A discarded Soldier of either player enters your Middle as yours.'
      : `Up to ${plural(options[most], 'discarded Soldier')} of either player enter your Middle as yours.`,
  plague: ({ damage }, options) =>
    `${options[damage]} damage to every Soldier and Civilian of both players in the enemy Castle Zone.`,
  storm: ({ damage }, options) =>
    `${options[damage]} damage to every card of both players ${options.stormReach === 'both' ? 'everywhere' : 'in the enemy half'}${options.stormHitsSpecials ? '' : ', Specials excepted'}.`,
};

const siteWords: { readonly [S in Site]: string } = {
  middle: 'Built in your Middle.',
  'castle-zone': 'Built in your Castle Zone.',
  anywhere: 'Built wherever the Builder stands.',
};

/** The type of a card in words. */
const typeWords: { readonly [T in CardType]: string } = {
  castle: 'Castle',
  special: 'Special',
  soldier: 'Soldier',
  civilian: 'Civilian',
  building: 'Building',
  action: 'Action',
  attack: 'Attack',
  spell: 'Spell',
  instant: 'Instant',
};

function movement(card: Card, options: CastlesOptions): string {
  if (card.kind !== 'standing') return '';
  if (card.escorts !== undefined) {
    const escorts = options[card.escorts];
    if (escorts > 0) return ` Moves 1 step with ${plural(escorts, 'escort')}.`;
    return card.ability.can === 'climb' ? '' : ' Moves 1 step.';
  }
  return card.steps === 2 ? ' Moves up to 2 steps and enters the enemy Castle Zone.' : '';
}

// CA-14: who waits in the turn of entry.
function delay({ type, copies }: Card, { deployDelay }: CastlesOptions): string {
  if (copies === 0 || deployDelay === 'none' || (deployDelay === 'soldiers' && type !== 'soldier')) return '';
  return ' Cannot move or act in the turn in which it enters.';
}

// CA-55
function truce({ type }: Card, { truceTurns }: CastlesOptions): string {
  if (truceTurns === 0 || (type !== 'attack' && type !== 'spell')) return '';
  return ` Not in your first ${truceTurns === 1 ? 'turn' : `${truceTurns} turns`}.`;
}

/** What the card says. */
export function cardText(card: Card, options: CastlesOptions): string {
  if (card.kind === 'played') {
    const say = effectWords[card.effect.do] as EffectWords<EffectKind>;
    return `${say(card.effect as Effect, options)}${truce(card, options)}`;
  }
  const say = abilityWords[card.ability.can] as AbilityWords<AbilityKind>;
  const site = card.site === undefined ? '' : ` ${siteWords[card.site]}`;
  return `${say(card.ability as Ability, options)}${movement(card, options)}${site}${delay(card, options)}`;
}

/** Short facts: `Soldier, 4 HP, 3 damage`. */
export function cardFacts(slug: string, options: CastlesOptions): string {
  const kind = kindOf(slug);
  const card = CARDS[kind];
  if (card === undefined) return '';
  const hit = abilityOf(kind, 'hit');
  const figures = card.kind === 'standing' ? [`${options[card.hp]} HP`] : [];
  if (hit !== null) figures.push(`${options[hit.damage]} damage`);
  return [typeWords[card.type], ...figures].join(', ');
}
