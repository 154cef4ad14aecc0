// What every effect says on a card: one entry per kind, so that a forgotten kind does not compile.

import { noun, plural, ranges } from '@bridgefront/tabletop/words';
import type { Boost, Effect, EffectKind, EffectOf } from '../effects.ts';
import { moveWords } from './moves.ts';
import { inOrder, oneOf, onlyIf, sentence, type Phrase } from './phrases.ts';
import { ageWords, conditionWords, destinationWords, hitsOn } from './words.ts';

const myChampion = 'one of your Champions';
const anyChampion = 'any Champion, yours or an enemy’s,';
const nearMyChampion = (within: number): string => `within distance ${within} of ${myChampion}`;
const topOfPile = (count: number): string =>
  `the top ${count === 1 ? 'card' : plural(count, 'card')} of your draw pile`;
const handCards = (count: number): string => `${plural(count, 'card')} from your hand`;
const destroyed = (forces: number): string =>
  forces === 1 ? '1 random Force is destroyed' : `${forces} random Forces are destroyed`;
const built = { touching: 'touching a hex you occupy', anywhere: 'anywhere on the board' };

const boostWords: { readonly [K in Boost['boost']]: (boost: Extract<Boost, { boost: K }>) => string } = {
  'champion-dice': ({ dice }) =>
    `each of your Champions rolls ${dice} extra ${noun(dice, 'die')} in combat round 1`,
  smoke: ({ max }) => `enemy Forces hit only on ${hitsOn(max)} in combat round 1`,
  'force-threshold': ({ max }) => `your Forces hit on ${hitsOn(max)} in combat round 1`,
  'assign-hits': () => 'you decide which enemy units take your hits, instead of chance',
  'hits-first': ({ first }) => `your hits go to enemy ${first === 'forces' ? 'Forces' : 'Champions'} first`,
};

function boostText<K extends Boost['boost']>(boost: Extract<Boost, { boost: K }>): string {
  const say: (boost: Extract<Boost, { boost: K }>) => string = boostWords[boost.boost as K];
  return say(boost);
}

function shedWords({ count, mandatory, drawEach = 0 }: EffectOf<'shed'>): Phrase {
  const picked = [`You pick ${count === 1 ? 'it' : 'them'} when you plan this card.`];
  if (mandatory) return { clause: `discard ${handCards(count)}`, notes: picked };
  if (drawEach === 0) return { clause: `you may discard up to ${handCards(count)}`, notes: picked };
  if (count === 1)
    return {
      clause: `you may discard ${handCards(1)}; if you do, draw ${plural(drawEach, 'card')}`,
      notes: picked,
    };
  const draw = drawEach === 1 ? 'as many' : `${plural(drawEach, 'card')} for each`;
  return { clause: `you may discard up to ${handCards(count)}, then draw ${draw}`, notes: picked };
}

function draftWords({ age, reveal, keep, from }: EffectOf<'draft'>): Phrase {
  const deck = `${ageWords(age)} Market deck`;
  const rest = reveal - keep === 1 ? 'the other' : 'the others';
  return {
    clause: `look at the ${from} ${plural(reveal, 'card')} of the ${deck}, gain ${keep} of them and put ${rest} on the bottom of that deck`,
    reminders: ['gain'],
  };
}

function teleportWords({ to, heal = 0, gold = 0 }: EffectOf<'teleport'>): Phrase {
  const where = { capital: 'your Capital', occupied: 'a hex you occupy', mine: 'a Mine you occupy' };
  return {
    clause: [
      `move ${myChampion} from anywhere straight to ${where[to]}`,
      ...(heal > 0 ? [` and heal it ${heal} HP`] : []),
      ...(gold > 0 ? [`; if this changes its hex, gain ${gold} gold`] : []),
    ].join(''),
    ...(heal > 0 ? { reminders: ['heal'] } : {}),
  };
}

function buildWords({ count, where, temporary, garrison = 0 }: EffectOf<'build'>): Phrase {
  const touching = where === 'touching' && count > 1 ? `, each ${built[where]}` : ` ${built[where]}`;
  const notes: string[] = [];
  if (temporary) notes.push(count === 1 ? 'It is destroyed in Cleanup.' : 'They are destroyed in Cleanup.');
  if (garrison > 0)
    notes.push(
      `Then deploy ${plural(garrison, 'Force')} to each of the two hexes it joins, even if it could not be built.`,
    );
  return {
    clause: `build ${plural(count, 'Bridge')}${touching}`,
    notes,
    reminders: garrison > 0 ? ['bridge', 'attack', 'siege'] : ['bridge'],
  };
}

function destroyWords({ count, where, within = 0, upTo }: EffectOf<'destroy'>): Phrase {
  const here = within === 0 ? 'touching its hex' : `within distance ${within} of it`;
  const place = where === 'here' ? here : built[where];
  return {
    clause: `destroy ${upTo ? 'up to ' : ''}${plural(count, 'Bridge')} ${place}`,
    reminders: ['bridge'],
  };
}

function raiseWords({ by, max, optional, deploy = 0 }: EffectOf<'raise-mine'>): Phrase {
  return {
    clause: `permanently raise the value of a Mine you occupy${optional ? ', if any,' : ''} by ${by} (to ${max} at most)`,
    notes: deploy > 0 ? [`Then deploy ${plural(deploy, 'Force')} to that Mine.`] : [],
  };
}

function scryWords(count: number): string {
  if (count === 1) return 'scry 1 (look at the top card of your draw pile; you may put it on the bottom)';
  return `scry ${count} (look at ${topOfPile(count)}; put any of them on the bottom and the others back on top, in any order)`;
}

/** The words of every effect kind, as phrases that `sentences` joins. */
export const effectWords: { readonly [K in EffectKind]: (effect: EffectOf<K>) => Phrase } = {
  gold: ({ amount }) => ({ clause: `gain ${amount} gold` }),
  mana: ({ amount }) => ({ clause: `gain ${amount} mana to spend later this round` }),
  'steal-gold': ({ amount }) => ({
    clause: `choose an opponent and take up to ${amount} gold from them`,
  }),
  draw: ({ count }) => ({ clause: `draw ${plural(count, 'card')}` }),
  discard: ({ count, mana = 0 }) => ({
    clause:
      mana > 0
        ? `you may discard ${handCards(count)} to gain ${mana} mana for later this round`
        : `discard ${handCards(count)}`,
  }),
  shed: shedWords,
  'cash-in': ({ count, gold, forces }) => ({
    clause: `you may discard up to ${handCards(count)}; for each, either gain ${gold} gold or deploy ${plural(forces, 'Force')} to your Capital`,
    notes: ['You decide all this when you plan this card.'],
  }),
  topdeck: ({ optional }) => ({
    clause: `${optional ? 'you may ' : ''}put ${handCards(1)} on top of your draw pile`,
  }),
  look: ({ count, keep }) => ({
    clause: `look at ${topOfPile(count)}, put ${keep} of them into your hand and discard the ${count - keep === 1 ? 'other' : 'others'}`,
  }),
  peek: ({ count }) => ({ clause: `look at ${topOfPile(count)} and leave them there` }),
  scry: ({ count }) => ({ clause: scryWords(count) }),
  scrap: ({ optional, draw = 0 }) => ({
    clause: `${optional ? 'you may ' : ''}burn ${handCards(1)} (it leaves the game)${draw > 0 ? `; if you do, draw ${plural(draw, 'card')}` : ''}`,
  }),
  draft: draftWords,
  pull: ({ age }) => ({
    clause: `gain a random card of the ${ageWords(age)} Market deck`,
    reminders: ['gain'],
  }),
  deploy: ({ forces, to, perCardPlayed = 0 }) => ({
    clause: `deploy ${plural(forces, 'Force')} ${destinationWords[to]}${perCardPlayed > 0 ? `, plus ${perCardPlayed} for each card you have played this round, this one included` : ''}`,
    ...(to === 'beside-champion' ? { reminders: ['battle'] } : {}),
  }),
  move: moveWords,
  teleport: teleportWords,
  raid: ({ steps }) => ({
    clause: `choose ${myChampion} and destroy 1 Bridge touching its hex`,
    notes: [
      `Then move a stack with that Champion ${steps === 1 ? '1 hex along a Bridge' : `up to ${steps} hexes along Bridges`}.`,
    ],
    reminders: ['entering', 'siege'],
  }),
  heal: ({ whose, amount, inCapital = 0 }) => ({
    clause: `heal ${whose === 'any' ? anyChampion : myChampion} ${amount} HP, wherever it is${inCapital > 0 ? `, or ${inCapital} HP if it is in your Capital` : ''}`,
    reminders: ['heal'],
  }),
  'heal-split': ({ amount }) => ({
    clause: `heal your Champions on one hex ${amount} HP in total, split as you like`,
    reminders: ['heal'],
  }),
  'heal-deployed': ({ amount }) => ({
    clause: `heal ${myChampion} there ${amount} HP`,
    reminders: ['heal'],
  }),
  damage: ({ whose, amount, within }) => ({
    clause: `deal ${amount} damage to ${whose === 'any' ? anyChampion : 'an enemy Champion'} ${within === undefined ? 'wherever it is' : nearMyChampion(within)}`,
  }),
  'remove-champion': () => ({
    clause: `remove ${myChampion} from the board`,
    notes: ['This does not count as a death and pays nobody.'],
  }),
  mark: ({ gold, within, lasts }) => ({
    clause: `mark an enemy Champion${within === undefined ? ', wherever it is' : ` ${nearMyChampion(within)}`}`,
    notes: [
      `If it dies before the end of ${lasts === 'round' ? 'this' : 'the next'} round, you gain ${gold} gold, whoever killed it.`,
    ],
  }),
  ward: ({ count }) => ({
    clause: `choose ${count === 1 ? myChampion : `up to ${count} of your Champions`}`,
    notes: [
      `Until the end of the round, enemy cards cannot target ${count === 1 ? 'it' : 'them'}; cards that strike a whole hex still hit ${count === 1 ? 'it' : 'them'}.`,
    ],
  }),
  slow: () => ({
    clause: 'choose any Champion, yours or an enemy’s',
    notes: ['It rolls only 1 die in every combat round of its next battle, this round or later.'],
  }),
  frenzy: ({ dice, damage }) => ({
    clause: `choose ${myChampion}`,
    notes: [
      `It takes ${damage} damage at once, and rolls ${dice} extra ${noun(dice, 'die')} in every combat round until the end of the round.`,
    ],
  }),
  entrench: ({ max }) => ({
    clause: 'choose a hex you occupy',
    notes: [`Until the end of the round, your Forces hit on ${hitsOn(max)} whenever you defend there.`],
  }),
  boost: ({ boost }) => ({
    clause: `in your next battle this round, attack or defence, ${boostText(boost)}`,
  }),
  'siege-writ': ({ forces }) => ({
    clause: `the next time this round that you are the attacker in the siege of a Capital, destroy up to ${forces} defending ${noun(forces, 'Force')} before combat round 1`,
  }),
  'last-stand': ({ forces }) => ({
    clause: `the next time this round that an enemy stack moves into your Capital, destroy up to ${forces} of its Forces on arrival`,
  }),
  mortar: ({ within, accuracy, forces, damage }) => ({
    clause: `fire at a hex within distance ${within} of your Forces`,
    notes: [
      `The shot hits it with a chance of ${accuracy}%, or else one of the hexes next to it at random.`,
      `On the hex that is hit, up to ${destroyed(forces)} and every Champion takes ${damage} damage, yours too.`,
    ],
  }),
  cataclysm: ({ within, damage }) => ({
    clause: `choose any hex${within === undefined ? ' on the board' : ` ${nearMyChampion(within)}`}`,
    notes: [`All Forces there are destroyed and every Champion there takes ${damage} damage, yours too.`],
  }),
  attrition: ({ within, forces, damage }) => ({
    clause: `choose an enemy with units on a hex ${nearMyChampion(within)}`,
    notes: [
      `There, up to ${forces} of that enemy’s Forces are destroyed and each of their Champions takes ${damage} damage.`,
    ],
  }),
  encircle: ({ neighbours, forces }) => ({
    clause: 'choose a hex with enemy units',
    notes: [
      `If you occupy at least ${plural(neighbours, 'hex')} next to it, destroy up to ${forces} enemy ${noun(forces, 'Force')} there.`,
    ],
  }),
  'strike-mine': ({ within, forces }) => ({
    clause: `destroy up to ${forces} enemy ${noun(forces, 'Force')} on a Mine ${nearMyChampion(within)}`,
  }),
  build: buildWords,
  destroy: destroyWords,
  trap: () => ({
    clause: `choose a Bridge ${built.touching}`,
    notes: ['The first enemy stack to cross it this round loses 1 Force, before any battle.'],
  }),
  lockdown: () => ({
    clause: `choose a Bridge ${built.touching}`,
    notes: ['Until the end of the round nobody can cross it, not even you.'],
  }),
  wormhole: ({ within }) => ({
    clause: `choose 2 hexes, each ${nearMyChampion(within)}`,
    notes: [
      'Until the end of the round they count as adjacent, and everybody can move between them without a Bridge.',
    ],
  }),
  dominion: ({ count }) => ({
    clause: `choose ${count} ${count === 1 ? 'pair' : 'pairs'} of adjacent hexes`,
    notes: [
      `Until the end of the round everybody can move between the hexes of ${count === 1 ? 'that' : 'such a'} pair without a Bridge.`,
    ],
  }),
  blackout: () => ({
    clause: 'until the end of the round, no Bridge can be built or destroyed',
  }),
  'raise-mine': raiseWords,
  'mine-gold': () => ({ clause: 'gain gold equal to the value of a Mine you occupy' }),
  'last-contract': () => ({
    clause: 'the next Champion card you play this round costs no gold, only its mana',
  }),
  discount: ({ mana }) => ({
    clause: `the next card you play this round costs ${mana} mana less, but at least 1`,
  }),
  choose: ({ modes }) => oneOf(modes.map(({ effects }) => inOrder(phrasesOf(effects)))),
  when: (effect) =>
    onlyIf(
      conditionWords(effect.condition),
      inOrder(phrasesOf(effect.then)),
      effect.else && inOrder(phrasesOf(effect.else)),
    ),
  roll: ({ branches }) => {
    const results = branches.map((branch) => inOrder(phrasesOf(branch.then)));
    return {
      clause: 'roll a die',
      notes: branches.map(({ on }, at) => {
        const result = results[at];
        return result === undefined ? '' : `${ranges(on)}: ${sentence(result)}`;
      }),
      reminders: results.flatMap((result) => result.reminders ?? []),
    };
  },
};

/** One effect in words. */
export function effectPhrase<K extends EffectKind>(effect: EffectOf<K>): Phrase {
  const say: (effect: EffectOf<K>) => Phrase = effectWords[effect.do as K];
  return say(effect);
}

/** Effects in words, in their order. */
export function phrasesOf(effects: readonly Effect[]): readonly Phrase[] {
  return effects.map((effect) => effectPhrase(effect));
}
