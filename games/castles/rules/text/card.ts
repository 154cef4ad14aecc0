// What a card says, made from its ability or effect: one entry per kind, so that a forgotten kind does not compile.

import { tableFor } from '../cards/in-force.ts';
import type { CardTable } from '../cards/in-force.ts';
import type { CastlesOptions } from '../options.ts';
import { isIn } from '../cards/table.ts';
import { stands } from '../vocabulary.ts';
import type { AbilityKind, AbilityOf, Ability, Card, Effect, EffectKind, EffectOf } from '../vocabulary.ts';
import type { CardType, Patients, Prey, Site, Standing } from '../vocabulary.ts';
import { capitalised, either, plural } from '@bridgefront/tabletop/words';
import { timesWords } from './words.ts';

type AbilityWords<K extends AbilityKind> = (
  ability: AbilityOf<K>,
  options: CastlesOptions,
  card: Standing,
) => string;
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
  if (far >= 5 && near === 0) return 'in any zone';
  if (near === far) return `${plural(far, 'zone')} away`;
  if (near + 1 < far && near > 0) return `${near} to ${far} zones away`;
  return near === 0 ? `in its zone or up to ${plural(far, 'zone')} away` : `${near} or ${far} zones away`;
}

// What changes where the card's owner stands, or the Walls, or the ground.
function limits(
  { far, into, stopped }: AbilityOf<'hit'>,
  options: CastlesOptions,
  { type }: Standing,
): string {
  const soldier = type === 'soldier';
  const { wallStops, wallMelee } = options;
  const said = [
    far > 0 && !into ? 'It reaches into the enemy Castle Zone only from inside.' : '',
    stopped && (soldier || wallStops !== 'archers') ? 'Over an enemy Wall it hits nothing but Walls.' : '',
    soldier && far === 0 && wallMelee ? 'From the enemy Front it hits the Wall behind it, too.' : '',
    ...(soldier && far > 0 ? hillWords(options) : []),
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
  hit: (ability, options, card) =>
    `Action: ${ability.damage} damage to ${preyWords(ability.prey, options)} ${range(ability)}.${limits(ability, options, card)}`,
  assassinate: () =>
    'Action: destroys an enemy Special in its zone, whatever its hit points. A Spy at home is safe.',
  build: () => 'Action: puts a Building from your hand into play in its zone.',
  mend: ({ whom, gain }) => `Action: ${patientWords[whom]} in its zone gains ${plural(gain, 'hit point')}.`,
  look: ({ cards }, _, { type }) =>
    `Action, in the enemy Castle Zone only: looks at up to ${plural(cards, 'unknown card')} of the enemy hand. No Soldier can attack it there.${type === 'special' ? ' At home it counts as a Civilian.' : ''}`,
  decide: (_, { castleSpansZones }) =>
    `Stands in your Middle and never moves. You lose when it is destroyed.${castleSpansZones ? ' It can be attacked and mended as if it stood in your Castle Zone, too.' : ''}`,
  lead: () => 'Your Soldiers that begin their move in its zone may take 2 steps.',
  command: (_, options) =>
    `You can play Attacks only while it lives and a Soldier of yours stands outside your Castle Zone${hasMarsh(options) ? ' and the Marsh' : ''}.`,
  conjure: () => 'You can play Spells only while it lives.',
  climb: () => 'In the enemy Middle: your Soldiers may step from there into the enemy Castle Zone.',
  bar: (_, { wallStops }) =>
    `Enemy Soldiers, Civilians and engines cannot step from your Front into your Middle, and ${wallStops === 'archers' ? 'shots of enemy Archers' : 'enemy shots'} from outside hit nothing behind it but Walls.`,
  arm: ({ bonus }) => `Attacks of your Soldiers deal ${bonus} more damage.`,
  hold: () => 'The enemy cannot play Rout.',
};

// Whom Rout does not work against, by name.
function holders({ cards, holds }: CardTable): string {
  const names = cards.flatMap((card, kind) => (holds[kind] && isIn(card) ? [card.name] : []));
  return names.length === 0 ? '' : ` Not while the enemy has a ${either(names)}.`;
}

const effectWords: { readonly [K in EffectKind]: EffectWords<K> } = {
  mend: ({ whom, gain }) =>
    `${capitalised(patientWords[whom])} gains ${plural(gain, 'hit point')}, wherever it stands.`,
  charge: ({ bonus }) =>
    `One of your Soldiers may move 2 steps outward and deals ${bonus} more damage this turn.`,
  rain: ({ gives, bonus }) =>
    gives === 'shot'
      ? 'Each of your Archers in your Castle Zone gets an extra shot from there this turn.'
      : `Each of your Archers in your Castle Zone deals ${bonus} more damage this turn.`,
  rout: (_, options) =>
    `An enemy Soldier in your half goes to its owner’s Middle.${holders(tableFor({ options }))}`,
  spring: (_, { trapWindow }) =>
    trapWindow === 'never'
      ? 'In this match Traps are not sprung.'
      : `In the enemy’s turn${trapWindow === 'order' ? ', by your standing order' : ''}: destroys an enemy Soldier or Civilian that enters your Middle.`,
  rally: () =>
    'All your Soldiers go to your Middle. You need Soldiers in your Castle Zone, Middle and Front for it.',
  ambush: ({ times }) =>
    `Attacks of your Soldiers on Soldiers and Civilians deal ${timesWords(times)} this turn.`,
  burn: ({ damage, specials }) =>
    `${damage} damage to every unit of both players in one zone${specials ? '' : ', Specials excepted'}.`,
  revive: ({ most }) =>
    most === 1
      ? 'A discarded Soldier of either player enters your Middle as yours.'
      : `Up to ${plural(most, 'discarded Soldier')} of either player enter your Middle as yours.`,
  plague: ({ damage }) =>
    `${damage} damage to every Soldier and Civilian of both players in the enemy Castle Zone.`,
  storm: ({ damage, reach, specials }) =>
    `${damage} damage to every card of both players ${reach === 'both' ? 'everywhere' : 'in the enemy half'}${specials ? '' : ', Specials excepted'}.`,
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

function movement(card: Standing): string {
  if (card.type === 'building') {
    if (card.escorts === undefined) return '';
    return card.escorts > 0 ? ` Moves 1 step with ${plural(card.escorts, 'escort')}.` : ' Moves 1 step.';
  }
  if (card.type === 'castle') return '';
  const enters = card.abilities.some(({ can }) => can === 'look' || can === 'assassinate');
  if (card.steps === 0) return ' Never moves.';
  if (card.steps === 1) return enters ? ' Enters the enemy Castle Zone.' : '';
  return ` Moves up to ${card.steps} steps${enters ? ' and enters the enemy Castle Zone' : ''}.`;
}

/** What other cards and rules call a card that can do this (CA-87). */
const called: readonly (readonly [
  name: string,
  of: keyof CardTable & ('spears' | 'bows' | 'builds' | 'bars' | 'climbs'),
])[] = [
  ['Spearman', 'spears'],
  ['Archer', 'bows'],
  ['Builder', 'builds'],
  ['Wall', 'bars'],
  ['Siege Tower', 'climbs'],
];

function counting(card: Standing, options: CastlesOptions): string {
  const table = tableFor({ options });
  const kind = table.cards.findIndex(({ slug }) => slug === card.slug);
  const names = called.flatMap(([name, of]) => (name !== card.name && table[of][kind] ? [name] : []));
  return names.map((name) => ` Counts as ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}.`).join('');
}

// CA-14: who waits in the turn of entry.
function delay(card: Standing, { deployDelay }: CastlesOptions): string {
  if ('start' in card || deployDelay === 'none') return '';
  if (deployDelay === 'soldiers' && card.type !== 'soldier') return '';
  return ' Cannot move or act in the turn in which it enters.';
}

// CA-55
function truce({ type }: Card, { truceTurns }: CastlesOptions): string {
  if (truceTurns === 0 || (type !== 'attack' && type !== 'spell')) return '';
  return ` Not in your first ${truceTurns === 1 ? 'turn' : `${truceTurns} turns`}.`;
}

function effectText(effect: Effect, options: CastlesOptions): string {
  return (effectWords[effect.do] as EffectWords<EffectKind>)(effect, options);
}

// Each effect is a sentence or two of its own: the second `Then …` (CA-88).
function effectsText([first, ...further]: readonly Effect[], options: CastlesOptions): string {
  const more = further.map((effect) => {
    const text = effectText(effect, options);
    return ` Then ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  });
  return effectText(first, options) + more.join('');
}

/** What the card says. */
export function cardText(card: Card, options: CastlesOptions): string {
  if (!stands(card)) return `${effectsText(card.effects, options)}${truce(card, options)}`;
  const able = card.abilities.map((ability) =>
    (abilityWords[ability.can] as AbilityWords<AbilityKind>)(ability as Ability, options, card),
  );
  const site = card.type === 'building' ? ` ${siteWords[card.site]}` : '';
  const text = `${able.join(' ')}${movement(card)}${counting(card, options)}${site}${delay(card, options)}`;
  return able.length === 0 ? `Has no Action.${text}` : text;
}

/** Short facts: `Soldier, 4 HP, 3 damage`. */
export function cardFacts(card: Card): string {
  const figures = stands(card) ? [`${card.hp} HP`] : [];
  const hit = stands(card) ? card.abilities.find((one) => one.can === 'hit') : undefined;
  if (hit !== undefined) figures.push(`${hit.damage} damage`);
  return [typeWords[card.type], ...figures].join(', ');
}
