// Log sentences of battles: who meets, what changes the dice, what falls, and who stands at the end.

import { list, noun, plural } from '@bridgefront/tabletop/words';
import { cardBySlug, idOfSlug, nameOfSlug, printedCard } from '../cards/index.ts';
import { modifierSources } from '../faces.ts';
import type { Modifier } from '../faces.ts';
import type { FaceOf, Losses, Roll, Rolls, StrikeReason } from '../faces.ts';
import { unitWords } from './names.ts';
import type { NameOf } from './names.ts';
import type { Places } from './whereabouts.ts';
import { hitsOn } from './words.ts';

/** `battle`: who attacks whom, where and with what. */
export function battleSentence(face: FaceOf<'battle'>, name: NameOf, at: Places): string {
  const { hex, attacker, defender, siege, units } = face;
  const where = siege ? `in ${at.tile('Capital', hex, defender)}` : `at ${at.hex(hex)}`;
  const [own, foe] = units.map(unitWords);
  return `${name(attacker)} with ${own} attacks ${name(defender)} with ${foe} ${where}.`;
}

const passiveWords: Readonly<Record<(typeof modifierSources)[number], string>> = {
  'shield-wall': 'Shield Wall',
  'mine-militia': 'Mine Militia',
  pillagers: 'Pillagers',
  entrenched: 'dug in',
  frenzy: 'frenzy',
  slow: 'slowed',
};

function isPassive(source: string): source is keyof typeof passiveWords {
  return (modifierSources as readonly string[]).includes(source);
}

// A modifier comes from a passive or state, from a champion, or from a spell that waited for this battle.
function sourceWords(source: string): string {
  if (isPassive(source)) return passiveWords[source];
  return idOfSlug(source) >= 0 ? nameOfSlug(source) : 'a spell';
}

function modifierWords({ seat, source, effect, value, champion }: Modifier, name: NameOf): string {
  const who = champion === null ? `${name(seat)}’s Forces` : `${name(seat)}’s ${nameOfSlug(champion)}`;
  const why = source === champion ? '' : ` (${sourceWords(source)})`;
  switch (effect) {
    case 'forces-hit':
      return `${who} hit on ${hitsOn(value)}${why}`;
    case 'forces-capped':
      return `${who} hit only on ${hitsOn(value)}${why}`;
    case 'extra-dice':
      return `${who} rolls ${value} extra ${noun(value, 'die')}${why}`;
    case 'one-die':
      return `${who} rolls only ${plural(value, 'die')}${why}`;
  }
}

/** `modifiers`: everything that changes the dice of a combat round. */
export function modifiersSentence({ list: modifiers, round }: FaceOf<'modifiers'>, name: NameOf): string {
  return `In combat round ${round} ${list(modifiers.map((one) => modifierWords(one, name)))}.`;
}

function rollWords({ source, dice, threshold }: Roll): string {
  const who = source === 'forces' ? 'Forces' : nameOfSlug(source);
  return `${who} on ${hitsOn(threshold)}: ${dice.join(', ')}`;
}

function sideWords({ seat, rolls, hits }: Rolls, name: NameOf): string {
  return `${name(seat)} scores ${hits === 0 ? 'no hits' : plural(hits, 'hit')} (${rolls.map(rollWords).join('; ')})`;
}

/** `combat-round`: all dice of both sides. */
export function combatRoundSentence(face: FaceOf<'combat-round'>, name: NameOf): string {
  const { round, attacker, defender } = face;
  return `Combat round ${round}: ${sideWords(attacker, name)}, ${sideWords(defender, name)}.`;
}

function abilityOf(slug: string): string {
  const id = cardBySlug.get(slug);
  return (id === undefined ? undefined : printedCard(id).champion?.ability) ?? 'ability';
}

function lossWords({ seat, forces, damage, used }: Losses, name: NameOf): readonly string[] {
  return [
    ...(forces > 0 ? [`${name(seat)} loses ${plural(forces, 'Force')}`] : []),
    ...damage.map(
      ({ champion, amount }, at) =>
        `${forces > 0 || at > 0 ? 'their' : `${name(seat)}’s`} ${nameOfSlug(champion)} takes ${amount} damage`,
    ),
    ...used.map((slug) => `${nameOfSlug(slug)} uses ${abilityOf(slug)}`),
  ];
}

/** `battle-losses`: what the hits did to each side. */
export function battleLossesSentence({ losses }: FaceOf<'battle-losses'>, name: NameOf): string {
  const words = losses.map((loss) => list(lossWords(loss, name)));
  if (words.every((word) => word === '')) return 'Neither side loses anything.';
  return `${losses.map(({ seat }, at) => words[at] || `${name(seat)} loses nothing`).join('; ')}.`;
}

/** `battle-over`: who won with what, or that nobody is left. */
export function battleOverSentence(face: FaceOf<'battle-over'>, name: NameOf, at: Places): string {
  const { hex, winner } = face;
  if (winner === null) return `Nobody survives the battle at ${at.hex(hex)}.`;
  return `${name(winner)} wins the battle at ${at.hex(hex, winner)} with ${unitWords(face)} left.`;
}

const strikeWords: Readonly<Record<StrikeReason, string>> = {
  mortar: 'to the mortar',
  cataclysm: 'to the cataclysm',
  attrition: 'to attrition',
  encircled: 'in the encirclement',
  strike: 'to the strike',
  'last-stand': 'to the last stand of the Capital',
  'siege-writ': 'to the siege writ',
};

/** `forces-lost`: Forces that die outside of combat rounds. */
export function forcesLostSentence(face: FaceOf<'forces-lost'>, name: NameOf, at: Places): string {
  const { seat, hex, count, why } = face;
  const lost = count === 0 ? 'no Forces' : plural(count, 'Force');
  return `${name(seat)} loses ${lost} at ${at.hex(hex, seat)} ${strikeWords[why]}.`;
}
