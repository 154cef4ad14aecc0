// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Face, Seat } from '@bridgefront/kernel';
import { capitalised, list, plural } from '@bridgefront/tabletop/words';
import type {
  BridgefrontFace,
  BountyReason,
  FaceKind,
  FaceOf,
  FizzledKind,
  GainSource,
  GoldReason,
  StopReason,
  Tie,
} from '../faces.ts';
import type { State } from '../types.ts';
import {
  battleLossesSentence,
  battleOverSentence,
  battleSentence,
  combatRoundSentence,
  forcesLostSentence,
  modifiersSentence,
} from './reports-battle.ts';
import { statusSentence } from './reports-status.ts';
import { cardList, cardsOrCount, sourceWords, stackWords } from './names.ts';
import { nameOfSlug } from '../cards/index.ts';
import type { NameOf } from './names.ts';
import { actionName, doingWords, lockWords } from './spoken.ts';
import { coordinates, placesOf } from './whereabouts.ts';
import type { Places } from './whereabouts.ts';
import { ageWords, factionWords } from './words.ts';

type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf, at: Places) => string;

const stopWords: Readonly<Record<StopReason, string>> = {
  closed: 'two players already hold the next hex',
  lockdown: 'the Bridge is locked',
  'no-bridge': 'there is no Bridge any more',
};

const goldFrom: Readonly<Record<GoldReason, string>> = {
  card: '',
  mine: ' from a Mine',
  faction: ' from its faction',
};

const bountyWords: Readonly<Record<BountyReason, string>> = {
  bounty: 'as the bounty',
  contracts: 'by Contracts',
  mark: 'for the mark',
  'contract-pay': 'by Contract Pay',
  'blood-ledger': 'by Blood Ledger',
  extort: 'by Extort, from the owner',
};

const fizzledWords: Readonly<Record<FizzledKind, string>> = {
  deploy: 'deployment',
  move: 'move',
  raid: 'raid',
  build: 'new Bridge',
  destroy: 'destruction of a Bridge',
  trap: 'trap',
  lockdown: 'lockdown',
  wormhole: 'wormhole',
  heal: 'healing',
  damage: 'damage',
  mark: 'mark',
  ward: 'ward',
  slow: 'slowing',
  frenzy: 'frenzy',
  entrench: 'entrenchment',
  strike: 'strike',
  mine: 'raising of the Mine',
  stitchwork: 'healing',
  tempest: 'tempest',
  slipstep: 'move',
  archive: 'look into the archive',
  gateway: 'gateway',
};

const doneWords: Readonly<Record<FaceOf<'card-done'>['to'], string>> = {
  discard: 'goes to the discard pile',
  burn: 'is burned',
  fizzled: 'fizzles: nothing of it could be done',
};

function factionSentence({ factions }: FaceOf<'factions'>, name: NameOf): string {
  const words: Readonly<Record<string, string>> = factionWords;
  return `${list(factions.map((faction, seat) => `${name(seat)} plays ${words[faction] ?? faction}`))}.`;
}

function boardSentence({ mines, forges }: FaceOf<'board-made'>, _name: NameOf, at: Places): string {
  const tiles = [
    ...mines.map(({ hex, value }) => `${at.tile('Mine', hex)} (value ${value})`),
    ...forges.map((hex) => at.tile('Forge', hex)),
  ];
  return `The board has ${list([...tiles, 'the Center'])}.`;
}

function bridgesSentence({ bridges }: FaceOf<'starting-bridges'>, name: NameOf, at: Places): string {
  const built = bridges.map(
    ({ seat, edges }) => `${name(seat)} builds ${list(edges.map((edge) => at.edge(edge, seat)))}`,
  );
  return `Starting Bridges: ${built.join('; ')}.`;
}

function drawnSentence({ seat, count, overflow, cards, held }: FaceOf<'drawn'>, name: NameOf): string {
  if (count === 0) return `${name(seat)} has no card left to draw.`;
  const drawn = `${name(seat)} draws ${cardsOrCount(cards, count)}`;
  if (held === true) return `${drawn} and keeps ${count === 1 ? 'it' : 'them'} for the next round.`;
  return `${drawn}${fullWords(overflow)}.`;
}

function fullWords(overflow: number): string {
  return overflow === 0
    ? ''
    : `; the hand is full, so ${overflow} ${overflow === 1 ? 'goes' : 'go'} to the discard pile`;
}

function boughtSentence({ card, bids, winner, price }: FaceOf<'bids-bought'>, name: NameOf): string {
  const others = bids
    .filter((bid) => bid.seat !== winner)
    .map((bid) => (bid.buy === null ? `${name(bid.seat)} passed` : `${name(bid.seat)} bid ${bid.buy}`));
  const rest = others.length === 0 ? '' : ` (${others.join(', ')})`;
  return `${name(winner)} buys ${nameOfSlug(card)} for ${price} gold${rest}.`;
}

function passedSentence({ card, passes, receiver, pot }: FaceOf<'bids-passed'>, name: NameOf): string {
  const bids = passes.map(({ seat, pass }) => `${pass} by ${name(seat)}`).join(', ');
  const gain = pot > 0 ? ` and the pot of ${pot} gold` : '';
  return `Nobody buys: ${name(receiver)} gets ${nameOfSlug(card)}${gain} (Pass Bids: ${bids}).`;
}

// `Ada and Ben have both bid 3 for Zap: `, in front of how the tie is broken.
function tieWords(tie: Tie | undefined, name: NameOf): string {
  if (tie === undefined) return '';
  const { card, buys, amount, seats } = tie;
  const bid = buys ? `bid ${amount} each for` : `pass with ${amount} each on`;
  return `${list(seats.map(name))} ${bid} ${nameOfSlug(card)}: `;
}

function rollOffSentence({ seats, dice, winner, tie }: FaceOf<'roll-off'>, name: NameOf): string {
  const rolls = list(seats.map((seat, at) => `${name(seat)} rolls ${dice[at]}`));
  const lowest = dice.filter((die) => die === Math.min(...dice)).length;
  const tied = lowest === dice.length ? 'all roll again' : 'the lowest roll again';
  return `${tieWords(tie, name)}${rolls}; ${winner === null ? tied : `${name(winner)} is lowest`}.`;
}

function tieWonSentence({ seat, by, tie }: FaceOf<'tie-won'>, name: NameOf): string {
  const why = by === 'seat' ? 'comes first in seat order' : 'wins ties as Prospect';
  return `${tieWords(tie, name)}${name(seat)} ${why}.`;
}

function revealedSentence({ actions }: FaceOf<'revealed'>, name: NameOf, at: Places): string {
  const plans = actions.map(({ seat, choices, locks = [], initiative, mana = 0, gold = 0 }) => {
    const price = [...(mana > 0 ? [`${mana} mana`] : []), ...(gold > 0 ? [`${gold} gold`] : [])];
    const paid = price.length === 0 ? '' : ` for ${list(price)}`;
    const rank = initiative === undefined ? '' : ` (initiative ${initiative})`;
    const what = actionName(choices[0] ?? 'done');
    const details = lockWords(locks, { name, at, seat });
    return `${name(seat)}: ${what}${paid}${rank}${details === '' ? '' : ` – ${details}`}.`;
  });
  return `Revealed. ${plans.join(' ')}`;
}

function scrySentence({ seat, count, bottomed, cards }: FaceOf<'scryed'>, name: NameOf): string {
  const top = count - bottomed;
  const sunk = bottomed === 0 ? '' : `${plural(bottomed, 'card')} on the bottom of the draw pile`;
  const kept = top === 0 ? '' : `${cardsOrCount(cards, top)} back on top`;
  return `${name(seat)} puts ${[sunk, kept].filter((part) => part !== '').join(' and ')}.`;
}

function diedSentence(face: FaceOf<'champion-died'>, name: NameOf, at: Places): string {
  const { champion, seat, hex, killer } = face;
  const killed = killer === null || killer === seat ? '' : `, killed by ${name(killer)}`;
  return `${name(seat)}’s ${nameOfSlug(champion)} dies at ${at.hex(hex, seat)}${killed}.`;
}

// Where cards are offered or gained: the tile, or the card that gives them.
function sourceOf(
  { seat, source, hex, by }: Pick<FaceOf<'draft'>, 'seat' | 'source' | 'hex' | 'by'>,
  at: Places,
): string {
  if (hex !== undefined) return `from ${at.tile(tileKinds[source] ?? 'tile', hex, seat)}`;
  return by === undefined ? sourceWords[source] : `by ${nameOfSlug(by)}`;
}

const tileKinds: Readonly<Partial<Record<GainSource, string>>> = {
  mine: 'Mine',
  forge: 'Forge',
  center: 'Center',
};

function draftSentence(face: FaceOf<'draft'>, name: NameOf, at: Places): string {
  const { seat, count, cards, short } = face;
  if (count === 0) return `${name(seat)} gets no card ${sourceOf(face, at)}: the deck is empty.`;
  const few = short === true ? ', the last of the deck' : '';
  return `${name(seat)} is offered ${cardsOrCount(cards, count)} ${sourceOf(face, at)}${few}.`;
}

function declinedSentence({ seat, hex }: FaceOf<'declined'>, name: NameOf, at: Places): string {
  return `${name(seat)} takes no card${hex === undefined ? '' : ` at ${at.hex(hex, seat)}`}.`;
}

function scoredSentence({ own }: FaceOf<'scored'>, name: NameOf): string {
  if (own === undefined) return 'Control points are counted.';
  const { seat, permanent, control, total } = own;
  if (total === 0) return `${name(seat)} has no VP.`;
  const parts = permanent > 0 && control > 0 ? `: ${permanent} permanent, ${control} for control` : '';
  return `${name(seat)} has ${total} VP${parts}.`;
}

const some = (amount: number, what: string): string => `${amount === 0 ? 'no' : amount} ${what}`;

function overSentence({ winners, reason, totals, barred = [] }: FaceOf<'match-over'>, name: NameOf): string {
  const won = winners.length === 1 ? 'wins' : 'share the victory';
  const why = reason === 'rounds' ? 'after the last round' : 'by points';
  const points = totals.map(({ seat, permanent, control, gold }) => {
    const parts = permanent > 0 && control > 0 ? ` (${permanent} permanent, ${control} for control)` : '';
    return `${name(seat)} ${some(permanent + control, 'VP')}${parts}, ${some(gold, 'gold')}`;
  });
  const ahead =
    barred.length === 0
      ? ''
      : `${list(barred.map(name))} ${barred.length === 1 ? 'is' : 'are'} ahead, but cannot win with enemies in their Capital. `;
  return `${list(winners.map(name))} ${won} ${why}. ${ahead}${points.length === 0 ? '' : `${points.join('; ')}.`}`.trim();
}

/** The sentence of every face kind. */
const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  factions: factionSentence,
  'capital-chosen': ({ seat, hex }, name, at) => `${name(seat)} takes ${at.corner(hex)}.`,
  'board-made': boardSentence,
  'starting-bridges': bridgesSentence,
  'round-begins': ({ round, age, lead }, name) =>
    `Round ${round} (${ageWords(age)}) begins; ${name(lead)} has the Lead.`,
  income: ({ gold, mana }) => `Everybody gains ${gold} gold and has ${mana} mana.`,
  drawn: drawnSentence,
  studied: ({ seat, count }, name) =>
    count === 0
      ? `${name(seat)} keeps the whole hand in Quiet Study.`
      : `${name(seat)} exchanges ${count === 1 ? 'a card' : 'cards'} in Quiet Study.`,
  row: ({ cards, previews }) =>
    cards.length === 0
      ? 'The Market has no cards left.'
      : `The Market offers ${cardList(cards)}${previews > 0 ? ` (${previews} of the next Age)` : ''}.`,
  'bids-bought': boughtSentence,
  'bids-passed': passedSentence,
  'roll-off': rollOffSentence,
  'tie-won': tieWonSentence,
  'last-card': ({ card, seat }, name) =>
    `${name(seat)} is the only one left and takes ${nameOfSlug(card)} for nothing.`,
  revealed: revealedSentence,
  'card-resolves': ({ seat, card }, name) => `${name(seat)} plays ${nameOfSlug(card)}.`,
  'card-done': ({ seat, card, to }, name) => `${name(seat)}’s ${nameOfSlug(card)} ${doneWords[to]}.`,
  'action-resolves': ({ seat, action }, name) => `Now ${name(seat)} ${doingWords(action)}.`,
  fizzled: ({ seat, what }, name) => `${name(seat)}’s ${fizzledWords[what]} is not possible.`,
  gold: ({ seat, amount, why }, name) => `${name(seat)} gains ${amount} gold${goldFrom[why]}.`,
  mana: ({ seat, amount }, name) => `${name(seat)} gains ${amount} mana.`,
  'gold-taken': ({ seat, from, amount }, name) =>
    amount === 0
      ? `${name(from)} has no gold for ${name(seat)} to take.`
      : `${name(seat)} takes ${amount} gold from ${name(from)}.`,
  discarded: ({ seat, count, cards }, name) => `${name(seat)} discards ${cardsOrCount(cards, count)}.`,
  topdecked: ({ seat, cards }, name) =>
    `${name(seat)} puts ${cards === undefined ? 'a hand card' : cardList(cards)} on top of the draw pile.`,
  looked: ({ seat, count, cards }, name) => {
    const top = count === 1 ? 'the top card' : `the top ${plural(count, 'card')}`;
    const seen = cards === undefined || cards.length === 0 ? '' : `: ${cardList(cards)}`;
    return `${name(seat)} looks at ${top} of the draw pile${seen}.`;
  },
  kept: ({ seat, count, cards, overflow = 0 }, name) =>
    count === 0
      ? `${name(seat)} keeps none of the cards.`
      : `${name(seat)} keeps ${cardsOrCount(cards, count)} and discards the rest${fullWords(overflow)}.`,
  scryed: scrySentence,
  burned: ({ seat, card }, name) => `${name(seat)} burns ${nameOfSlug(card)}.`,
  die: ({ seat, value, card }, name) =>
    `${name(seat)} rolls a ${value}${card === undefined ? '' : ` to win over ${nameOfSlug(card)}`}.`,
  gained: ({ seat, source, card, by, hex }, name, at) =>
    source === 'market' && card !== undefined
      ? `${nameOfSlug(card)} goes into ${name(seat)}’s draw pile.`
      : `${name(seat)} gains ${card === undefined ? 'a card' : nameOfSlug(card)} ${sourceOf({ seat, source, ...(by === undefined ? {} : { by }), ...(hex === undefined ? {} : { hex }) }, at)}.`,
  deployed: ({ seat, hex, forces, guard }, name, at) =>
    `${name(seat)} deploys ${plural(forces, 'Force')} to ${at.hex(hex, seat)}${guard === undefined ? '' : ` (${guard} by Home Guard)`}.`,
  'champion-deployed': ({ seat, champion, hex }, name, at) =>
    `${name(seat)} deploys ${nameOfSlug(champion)} to ${at.hex(hex, seat)}.`,
  refused: ({ seat, hex }, name, at) =>
    `${name(seat)} cannot deploy to ${at.hex(hex, seat)}: two players already have units there.`,
  moved: ({ seat, from, to, forces, champions, retreat }, name, at) =>
    `${name(seat)} ${retreat === true ? 'retreats with' : 'moves'} ${stackWords(forces, champions)} from ${at.hex(from, seat)} to ${at.hex(to, seat)}.`,
  stopped: ({ seat, hex, why }, name, at) =>
    `${name(seat)}’s stack stops at ${at.hex(hex, seat)}: ${stopWords[why]}.`,
  teleported: ({ seat, champion, hex }, name, at) =>
    `${name(seat)}’s ${nameOfSlug(champion)} appears at ${at.hex(hex, seat)}.`,
  healed: ({ champion, amount }) => `${nameOfSlug(champion)} is healed ${amount} HP.`,
  damaged: ({ champion, amount, by }) =>
    `${nameOfSlug(champion)} takes ${amount} damage${by === null ? '' : ` from ${nameOfSlug(by)}`}.`,
  'champion-removed': ({ champion }) => `${nameOfSlug(champion)} leaves the board.`,
  'champion-died': diedSentence,
  bounty: ({ seat, amount, why }, name) => `${name(seat)} gains ${amount} gold ${bountyWords[why]}.`,
  stolen: ({ seat, champion }, name) =>
    `${name(seat)} wins ${nameOfSlug(champion)} over; the card goes to the discard pile.`,
  'forces-lost': forcesLostSentence,
  status: statusSentence,
  'mine-raised': ({ hex, value }, _name, at) => `${at.tile('Mine', hex)} is now worth ${value}.`,
  'bridge-built': ({ edge, seat, temporary }, name, at) =>
    `${name(seat)} builds a ${temporary ? 'temporary ' : ''}Bridge ${at.edge(edge, seat)}.`,
  'bridge-destroyed': ({ edge, seat }, name, at) =>
    `${name(seat)} destroys the Bridge ${at.edge(edge, seat)}.`,
  'trap-sprung': ({ edge, seat, lost, hex }, name, at) =>
    `${name(seat)} runs into the trap on the Bridge ${at.edge(edge, seat)} and loses ${lost === 0 ? 'nobody' : plural(lost, 'Force')} at ${at.hex(hex, seat)}.`,
  battle: battleSentence,
  modifiers: modifiersSentence,
  'combat-round': combatRoundSentence,
  'battle-losses': battleLossesSentence,
  'battle-over': battleOverSentence,
  pillage: ({ seat, hex, gold }, name, at) =>
    `${name(seat)} pillages ${at.tile('Capital', hex, seat)} for ${gold} gold.`,
  collected: ({ seat, hex, gold }, name, at) =>
    `${name(seat)} collects ${gold} gold from ${at.tile('Mine', hex, seat)}.`,
  draft: draftSentence,
  declined: declinedSentence,
  scored: scoredSentence,
  cleanup: ({ round }) => `Round ${round} ends; all hands are discarded.`,
  'match-over': overSentence,
};

/** All kinds of faces. */
export const faceKinds = Object.keys(sentences) as readonly FaceKind[];

/**
 * One log sentence for a face; `name` gives each seat's display name. Places have names where the state is given,
 * coordinates elsewhere.
 */
export function reportText(face: Face, name: (seat: Seat) => string, state?: State): string {
  const known = face as BridgefrontFace;
  const say = sentences[known.tell] as Sentence<FaceKind> | undefined;
  if (say === undefined) throw new Error(`There is no sentence for the report "${face.tell}".`);
  return capitalised(say(known, name, state === undefined ? coordinates : placesOf(state, name)));
}
