// What is asked of changed rules, in the words of their game: who plays, for how long, and about what.

import type { AnyMeasures } from '@bridgefront/lab/measures.ts';
import type { OwnFigure } from '@bridgefront/lab/trial/own.ts';
import type { TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { lengths } from '@bridgefront/lab/trial/values.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { newEntropy } from '../source/entropy.ts';
import type { GameInfo } from '../source/games.ts';
import { workshopTexts } from '../texts/workshop.ts';
import type { Asking, Names } from './answer.ts';
import { editsOf, withEdits } from './card-edits.ts';
import { changedCards } from './changes.ts';
import type { Bench } from './changes.ts';

const { measure: words } = workshopTexts;
/** So many changed cards are named in a question. */
const mostNamed = 3;

/** What is asked: of the changes, or of one card by force or taken out of the game. */
export type Ask = Asking | 'forced' | 'out';

export function isOfCard(ask: Ask): ask is 'forced' | 'out' {
  return ask === 'forced' || ask === 'out';
}

/** The questions about these changes in the game's own words: its cards, its sides, what its matches are counted in. */
export function questions(
  bench: Bench,
  measures: AnyMeasures | null,
  changes: Changes,
  names: Names,
): readonly { readonly value: Ask; readonly label: string }[] {
  const cards = changedCards(bench, changes).map(names);
  const told = cards.length > mostNamed ? [] : cards;
  const side = Object.entries(measures?.seats ?? {}).find(([, kind]) => kind === 'text')?.[0];
  const length = lengths.find((one) => one in (measures?.matches ?? {}));
  return [
    { value: 'changes', label: words.ask.changes },
    { value: 'strong', label: words.ask.strong(told) },
    ...(cards.length === 0 ? [] : [{ value: 'played' as const, label: words.ask.played(told) }]),
    { value: 'wins', label: words.ask.wins(side ?? 'seat') },
    ...(length === undefined ? [] : [{ value: 'longer' as const, label: words.ask.longer(length) }]),
    { value: 'forced', label: words.ask.forced },
    ...(bench.printed?.forms === undefined ? [] : [{ value: 'out' as const, label: words.ask.out }]),
  ];
}

/** Whether there is anything to ask about. */
export function isAsked({ ask }: Wish, changes: Changes): boolean {
  return isOfCard(ask) || Object.keys(changes).length > 0;
}

/** What a measurement is to be. */
export interface Wish {
  readonly ask: Ask;
  readonly card: string;
  readonly seats: number;
  readonly bot: string;
  readonly minutes: number;
}

// The rules to compare with: as printed, as they are now, or without the card.
function beforeOf({ printed }: Bench, changes: Changes, { ask, card }: Wish): Changes {
  if (!isOfCard(ask)) return {};
  const forms = printed?.forms;
  if (ask === 'forced' || forms === undefined) return changes;
  return withEdits(forms, changes, { ...editsOf(forms, changes), [card]: null });
}

/** The question that is asked so. */
export function questionOf(
  game: GameInfo,
  bench: Bench,
  changes: Changes,
  wish: Wish,
  own: readonly OwnFigure[],
): TrialQuestion {
  const { seats, bot, ask, card } = wish;
  // Sides are drawn anew for each seed where the game lets them be, unless they were changed.
  const sides = bench.declared['factions'];
  const drawn = sides?.type === 'choice' && sides.values.includes('random') ? { factions: 'random' } : {};
  return {
    game: game.name,
    bots: Array.from({ length: seats }, () => bot),
    before: { ...drawn, ...beforeOf(bench, changes, wish) },
    after: { ...drawn, ...changes },
    cards: isOfCard(ask) ? [card] : changedCards(bench, changes),
    seed: newEntropy(),
    ...(ask === 'forced' && { forced: card }),
    ...(own.length > 0 && { own }),
  };
}

/** What is asked besides the changes, in words; empty: nothing. */
export function aboutOf({ ask, card }: Wish, names: Names): string {
  return isOfCard(ask) ? words.asked[ask](names(card)) : '';
}
