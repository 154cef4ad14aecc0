// Facts of the host: who is told what, when it is made anew, and when the chain is signed.

import { linkText, windowKinds } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { expect, test } from 'vitest';
import { applyEvent, FactsOfHost, plainMachine, startPlay } from '../src/index.ts';
import type { HostedTable, Play } from '../src/index.ts';
import { snareTable } from '../testing/index.ts';
import { game, seated } from './hosted.ts';

const table = snareTable('m', seated, 0);
const nobody = () => null;

function act(play: Play, of: HostedTable = table): void {
  const seat = play.match.decision?.seats[0] ?? 0;
  const [choice = ''] = play.engine.choices(play.match, seat);
  const event = {
    number: play.number + 1,
    kind: 'choose',
    seat,
    choice,
    by: 'seat',
    at: 0,
    message: null,
  } as const;
  expect(applyEvent(play, of, event, [])).toHaveProperty('reports');
}

test('all are told the very same while nothing of it changes, and anew when it does', () => {
  const play = startPlay(game, table);
  const facts = new FactsOfHost(play, false, nobody);
  const first = facts.of(table, 0);
  expect([facts.of(table, 1), facts.of(table, null)]).toEqual([first, first]);
  expect(facts.of(table, 1)).toBe(first);
  expect(first).toMatchObject({
    names: ['Player 1', 'Player 2'],
    bots: [null, null],
    sameRules: true,
    decision: 1,
  });
  expect(first).toMatchObject({ link: play.link, acts: 0, clock: null });
  act(play);
  const second = facts.of(table, 0);
  expect(second).not.toBe(first);
  expect(second).toMatchObject({ link: play.shownLink, acts: play.shownActs, decision: play.question });
  const renamed = {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, name: null, standIn: 'greedy' })),
  };
  const third = facts.of(renamed, 0);
  expect(third).toMatchObject({ names: ['Seat 1', 'Seat 2'], bots: ['greedy', 'greedy'] });
  expect(facts.of(renamed, 1)).toBe(third);
  expect(facts.seats(renamed)).toBe(facts.seats(renamed));
  expect(new FactsOfHost(play, true, nobody).of(table, 0)).toMatchObject({ sameRules: false });
});

test('a link is told that is shown, though a new one is there for the same question', () => {
  const play = startPlay(game, table);
  const facts = new FactsOfHost(play, false, nobody);
  const first = facts.of(table, 0);
  play.shownLink = 'another';
  expect(facts.of(table, 0)).toMatchObject({ link: 'another', decision: first.decision });
});

test('windows are told where the game has some', () => {
  const play = startPlay(game, table);
  const kinds = windowKinds(play.engine, play.match);
  expect(kinds.length).toBeGreaterThan(0);
  const { windows } = new FactsOfHost(play, false, nobody).of(table, 0);
  expect(windows?.map(({ ask, text }) => [ask, text])).toEqual(kinds.map(({ ask, text }) => [ask, text]));
  const sale = { ...table, game: lanternSale.name };
  const other = new FactsOfHost(startPlay(lanternSale as AnyGame, sale), false, nobody);
  expect(other.of(sale, 0)).not.toHaveProperty('windows');
});

test('the chain is signed at first, then each eight acts, and when all is over', () => {
  const sign = (text: string): string => `signed ${text}`;
  const play = startPlay(game, table, { ...plainMachine(), sign });
  const facts = new FactsOfHost(play, false, nobody);
  const signedAt = (acts: number, link = `link ${acts}`) => {
    play.shownActs = acts;
    play.shownLink = link;
    return facts.of(table, 0).signed;
  };
  const under = (acts: number) => ({
    acts,
    link: `link ${acts}`,
    signature: `signed ${linkText('m', acts, `link ${acts}`)}`,
  });
  expect(signedAt(0)).toEqual(under(0));
  expect(signedAt(7)).toEqual(under(0));
  expect(signedAt(8)).toEqual(under(8));
  expect(signedAt(15)).toEqual(under(8));
  expect(signedAt(16)).toEqual(under(16));
  // Nothing was made since.
  Object.assign(play.match, { decision: null });
  expect(signedAt(16, 'link 16 again')).toEqual(under(16));
  expect(signedAt(17)).toEqual(under(17));
  expect(new FactsOfHost(startPlay(game, table), false, nobody).of(table, 0)).not.toHaveProperty('signed');
});

test('by a clock each is told the deadlines, and who is asked what is chosen for them', () => {
  const timed = { ...table, clock: { kind: 'turn', seconds: 60 } } as unknown as HostedTable;
  const play = startPlay(game, timed);
  const asked = play.match.decision?.seats[0] ?? 0;
  const facts = new FactsOfHost(play, false, (seat) => (seat === asked ? 5000 : null));
  const deadlines = [0, 1].map((seat) => (seat === asked ? 5000 : null));
  const fallback = play.engine.fallback(play.match, asked, []);
  expect(facts.of(timed, asked).clock).toMatchObject({ deadlines, fallback });
  expect(facts.of(timed, 1 - asked).clock).toMatchObject({ deadlines, fallback: null });
  expect(facts.of(timed, null).clock).toMatchObject({ deadlines, fallback: null });
  expect(facts.of(table, asked).clock).toBeNull();
  Object.assign(play.match, { decision: null });
  expect(facts.of(timed, asked)).toMatchObject({ clock: null, decision: null });
});
