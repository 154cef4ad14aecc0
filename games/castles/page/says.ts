// What a plan does, as one says it at the table: the words of its choices say one after the other what can be chosen.

import { boardOf, forecast, pieceText, sideOf, zoneText } from '../rules/table.ts';
import type { Forecast, PieceView, ZoneName } from '../rules/table.ts';
import { cardsOf, optionsOf } from './cards.ts';
import type { Match } from './match.ts';
import { castlesTexts } from './texts.ts';

const { says, red, blue } = castlesTexts;

const partsOf = (choice = ''): readonly string[] => choice.split(':');

function foretold(match: Match, plan: readonly string[], target: string): Forecast | undefined {
  const { table, seat } = match.shown.value.view;
  const board = boardOf(table, optionsOf(match));
  return forecast(board, seat ?? -1, plan).find(({ piece }) => piece === target);
}

interface Aim {
  readonly match: Match;
  readonly plan: readonly string[];
  readonly who: string;
  readonly now: boolean;
}

// Enemies with their colour; what is left only while nothing comes before it.
function aimed({ match, plan, who, now }: Aim, target: PieceView): string {
  const { table, seat } = match.shown.value.view;
  const name = pieceText(target.name);
  const own = target.seat === sideOf(seat ?? -1);
  const whom = own ? name : `${target.seat === table.red ? red : blue} ${name}`;
  if (!plan[0]?.startsWith('unit:')) return says.aims(who, whom);
  const deed = own ? says.helps(who, whom) : says.hits(who, whom);
  const told = now ? foretold(match, plan, target.name) : undefined;
  return told === undefined ? deed : says.leaves(deed, target.hp, told.left);
}

/** The sentence of a plan, or of its beginning; `now`: nothing comes before it. Null: the words of its choices are better. */
export function sentence(plan: readonly string[], match: Match, now: boolean): string | null {
  const [kind, slug = ''] = partsOf(plan[0]);
  const [then = '', value = ''] = partsOf(plan[1]);
  const card = (of: string): string => cardsOf(match).get(of)?.name ?? of;
  if (kind !== 'unit' && kind !== 'play') return null;
  const who = kind === 'unit' ? pieceText(slug) : card(slug);
  if (then === '') return kind === 'unit' ? who : says.plays(who);
  if (then === 'build') return says.builds(who, card(value));
  if (then === 'zone') {
    const escorts = plan.slice(2).flatMap((choice) => partsOf(choice).slice(1).map(pieceText));
    return says.goes([who, ...escorts], zoneText(value as ZoneName));
  }
  const target = match.shown.value.view.table.pieces.find(({ name }) => name === value);
  return then !== 'at' || target === undefined ? null : aimed({ match, plan, who, now }, target);
}
