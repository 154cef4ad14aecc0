// The card table in force in a match: as printed, or with the figures that its options change.

import { factionNames } from '../effects.ts';
import type { Card, Effect, Faction } from '../effects.ts';
import { changeCard, readCardChanges } from './changes.ts';
import { championIdeas } from './ideas.ts';
import { acceptedCards } from '@bridgefront/tabletop/accepted';
import { isCard, starterRows } from './starter-decks.ts';
import type { Printed, StarterRow } from './starter-decks.ts';
import { CARDS, decksOf, outOfGame } from './table.ts';

/** The options of a match that change cards. */
export type CardOptions = {
  /** Single figures: `zap.mana=2;brute.hp=7`. Applied last, so they win. */
  readonly cardChanges: string;
  /** Changed, new and removed cards by slug, as JSON: what is printed in this match. */
  readonly cards: string;
  /** `first` or `second` of the draft's initiative numbers (G-02). */
  readonly initiatives: string;
  /** Which of the champions without an ability has one: `none`, `all`, or the one named by slug (C-27). */
  readonly championIdeas: string;
  /** Added to every bounty. */
  readonly bountyShift: number;
  /** Gold by which each further champion costs more. */
  readonly championGoldStep: number;
  /** Which Power cards burn: as `printed`, or `all` but the Victory cards (C-37). */
  readonly powerBurns: string;
  /** Highest value that a Mine is raised to (S-23), in general and by the faction spell. */
  readonly mineCap: number;
  readonly richVeinsCap: number;
  readonly warCryThreshold: number;
  readonly shockDrillThreshold: number;
  /** What Forces hit on in an entrenched hex. */
  readonly defenderThreshold: number;
  /** Cards drawn in Cleanup for a won battle (C-08). */
  readonly breakthroughDraw: number;
  /** Per cent of mortar shots that hit the target hex (C-16). */
  readonly mortarAccuracy: number;
  /** Mana that the next card costs less (C-15). */
  readonly forgebloodDiscount: number;
};

/** The values under which the cards are as printed. */
export const printedCardOptions: CardOptions = {
  cardChanges: '',
  cards: '',
  initiatives: 'first',
  championIdeas: 'none',
  bountyShift: 0,
  championGoldStep: 2,
  powerBurns: 'printed',
  mineCap: 6,
  richVeinsCap: 7,
  warCryThreshold: 4,
  shockDrillThreshold: 5,
  defenderThreshold: 3,
  breakthroughDraw: 2,
  mortarAccuracy: 50,
  forgebloodDiscount: 1,
};

type NumberOption = {
  [K in keyof CardOptions]: CardOptions[K] extends number ? K : never;
}[keyof CardOptions];

interface Tuning {
  readonly option: NumberOption;
  readonly cards: readonly string[];
  readonly retune: (effect: Effect, value: number) => Effect;
}

const raiseTo = (effect: Effect, max: number): Effect =>
  effect.do === 'raise-mine' ? { ...effect, max } : effect;

const forcesHitTo = (effect: Effect, max: number): Effect =>
  effect.do === 'boost' && effect.boost.boost === 'force-threshold'
    ? { ...effect, boost: { ...effect.boost, max } }
    : effect;

/** Which option changes which cards, and how. */
const tunings: readonly Tuning[] = [
  {
    option: 'mineCap',
    cards: ['deep-shaft-rig', 'dice-overdrill-protocol', 'deep-mine-charter'],
    retune: raiseTo,
  },
  { option: 'richVeinsCap', cards: ['rich-veins'], retune: raiseTo },
  { option: 'warCryThreshold', cards: ['war-cry'], retune: forcesHitTo },
  { option: 'shockDrillThreshold', cards: ['shock-drill'], retune: forcesHitTo },
  {
    option: 'defenderThreshold',
    cards: ['entrench', 'hold-the-line'],
    retune: (effect, max) => (effect.do === 'entrench' ? { ...effect, max } : effect),
  },
  {
    option: 'breakthroughDraw',
    cards: ['breakthrough-line'],
    retune: (effect, winDraw) => (effect.do === 'move' ? { ...effect, winDraw } : effect),
  },
  {
    option: 'mortarAccuracy',
    cards: ['mortar-shot'],
    retune: (effect, accuracy) => (effect.do === 'mortar' ? { ...effect, accuracy } : effect),
  },
  {
    option: 'forgebloodDiscount',
    cards: ['forgeblood-engine'],
    retune: (effect, mana) => (effect.do === 'discount' ? { ...effect, mana } : effect),
  },
];

/** Applies a change to every instruction, also to those inside modes, conditions and rolls. */
function mapEffects(effects: readonly Effect[], change: (effect: Effect) => Effect): Effect[] {
  return effects.map((effect) => {
    switch (effect.do) {
      case 'choose':
        return {
          ...effect,
          modes: effect.modes.map((mode) => ({ ...mode, effects: mapEffects(mode.effects, change) })),
        };
      case 'when':
        return {
          ...effect,
          then: mapEffects(effect.then, change),
          ...(effect.else === undefined ? {} : { else: mapEffects(effect.else, change) }),
        };
      case 'roll':
        return {
          ...effect,
          branches: effect.branches.map((branch) => ({
            ...branch,
            then: mapEffects(branch.then, change),
          })),
        };
      default:
        return change(effect);
    }
  });
}

function retuned(card: Card, options: CardOptions): Card {
  let result = card;
  for (const { option, cards, retune } of tunings) {
    const value = options[option];
    if (value === printedCardOptions[option] || !cards.includes(card.slug)) continue;
    result = { ...result, effects: mapEffects(result.effects, (effect) => retune(effect, value)) };
  }
  return result;
}

function withChampionOptions(card: Card, options: CardOptions): Card {
  const { champion, goldByCount } = card;
  if (champion === undefined || goldByCount === undefined) return card;
  const step = options.championGoldStep;
  const [first] = goldByCount;
  const hasIdea = options.championIdeas === 'all' || options.championIdeas === card.slug;
  const idea = hasIdea ? championIdeas.get(card.slug) : undefined;
  return {
    ...card,
    goldByCount:
      step === printedCardOptions.championGoldStep ? goldByCount : [first, first + step, first + 2 * step],
    champion: { ...champion, ...idea, bounty: Math.max(0, champion.bounty + options.bountyShift) },
  };
}

function withOptions(card: Card, options: CardOptions): Card {
  const changed = withChampionOptions(retuned(card, options), options);
  const burns = options.powerBurns === 'all' && card.deck.startsWith('power-') && card.type !== 'victory';
  return {
    ...changed,
    initiative: options.initiatives === 'second' ? (card.initiativeAlt ?? card.initiative) : card.initiative,
    burn: card.burn || burns,
  };
}

/** All that is printed: cards, and what factions begin with. */
export const allPrinted: readonly Printed[] = [...CARDS, ...starterRows];

const rowsByTable = new WeakMap<readonly Card[], readonly StarterRow[]>();

function build(options: CardOptions): readonly Card[] {
  const printed = acceptedCards<Printed>(allPrinted, options.cards, (one) =>
    isCard(one) ? outOfGame(one) : one,
  );
  const cards = printed.filter(isCard);
  const read = readCardChanges(options.cardChanges, cards);
  if ('problem' in read) throw new Error(`Option cardChanges: ${read.problem}`);
  const table = cards.map((card) =>
    read.changes.filter(({ slug }) => slug === card.slug).reduce(changeCard, withOptions(card, options)),
  );
  rowsByTable.set(
    table,
    printed.filter((one): one is StarterRow => !isCard(one)),
  );
  return table;
}

const optionNames = Object.keys(printedCardOptions) as readonly (keyof CardOptions)[];

function keyOf(options: CardOptions): string {
  return optionNames.map((name) => options[name]).join('|');
}

/** Tables by option values, so that equal options share one table; bounded, because texts are free. */
const byValues = new Map<string, readonly Card[]>([[keyOf(printedCardOptions), CARDS]]);
const keptTables = 64;

/** Tables by options object: what hot code meets, one look-up a call. */
const byObject = new WeakMap<CardOptions, readonly Card[]>();

/** The last look-up: hot code asks again and again for one match. */
let last: { readonly options: CardOptions; readonly table: readonly Card[] } | null = null;

function tableFor(options: CardOptions): readonly Card[] {
  const key = keyOf(options);
  const known = byValues.get(key);
  if (known !== undefined) return known;
  const table = build(options);
  if (byValues.size < keptTables) byValues.set(key, table);
  return table;
}

/**
 * The cards of a match, by `CardId`; with standard options it is `CARDS` itself.
 * Its texts have passed `checkCards` where options are read.
 */
export function cardsFor(options: CardOptions): readonly Card[] {
  if (last?.options === options) return last.table;
  const table = byObject.get(options) ?? tableFor(options);
  byObject.set(options, table);
  last = { options, table };
  return table;
}

/** What a faction of the match begins with where it has cards of its own (T-16). */
export function starterRowFor(options: CardOptions, faction: Faction): StarterRow {
  const rows = rowsByTable.get(cardsFor(options)) ?? starterRows;
  return rows[factionNames.indexOf(faction)];
}

const decksByTable = new WeakMap<readonly Card[], ReturnType<typeof decksOf>>();

/** The cards of every deck of a match, unshuffled, one entry per copy. */
export function decksFor(options: CardOptions): ReturnType<typeof decksOf> {
  const table = cardsFor(options);
  const known = decksByTable.get(table) ?? decksOf(table);
  decksByTable.set(table, known);
  return known;
}
