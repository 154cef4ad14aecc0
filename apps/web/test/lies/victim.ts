// One match of a page's client code before a liar, with an honest person at the other seat, and what came of it.

import { pickOne, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Json, MatchRecord, Random } from '@bridgefront/kernel';
import { playAgain } from '@bridgefront/viewing';
import type { MatchInfo } from '@bridgefront/protocol';
import { effect } from '@preact/signals';
import type { MatchDocument, Source } from '@bridgefront/page/source.ts';
import { check } from '../../src/ending/dice-check.tsx';
import { answerAgain } from '../../src/local/played-again.ts';
import { ask } from '../../src/source/api.ts';
import { getReady, isExchanged, openWhenAsked } from '../../src/source/dice.ts';
import { Problem } from '../../src/source/problem.ts';
import { setBack } from '../../src/source/set-back.ts';
import { inOrder } from '../../src/source/shown.ts';
import { twofold } from '../../src/source/witness.ts';
import { call, openPage } from '../support/table.ts';
import type { TestPage, Visitor } from '../support/table.ts';
import { begin, pause, playHonestly } from './honest.ts';
import type { Honest, Verdict } from './honest.ts';
import type { Liar } from './liar.ts';
import { ofNetworks } from './lies.ts';
import type { ToldLie } from './lies.ts';

/** Where a lie is told: the true server, the liar, and who plays. */
export interface Place extends Honest {
  readonly liar: Liar;
  /** Whose client is lied to. */
  readonly ada: Visitor;
  readonly game: AnyGame;
}

const patience = 45_000;

async function sitDown({ truth, ada, ben, game }: Place): Promise<MatchInfo> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const match = await call<MatchInfo>(truth, '/matches', ada, { game: game.name, seats });
  return call<MatchInfo>(truth, `/matches/${match.id}/join`, ben, {});
}

interface Victim {
  readonly page: TestPage;
  readonly said: Set<string>;
  readonly shown: MatchDocument[];
  source: Source | null;
}

function say(victim: Victim, what: MatchInfo | Problem | null): void {
  if (isExchanged(what)) victim.said.add(what.message);
}

// As the lobby of the page does.
async function getStarted(victim: Victim, match: string, waits: () => boolean): Promise<void> {
  for (let asked = false; waits();) {
    const info = await ask('getMatch', { params: { match } });
    if (info instanceof Problem || info.id !== match) {
      await pause(20);
      continue;
    }
    if (info.status !== 'lobby') return;
    const mine = info.seats.find((seat) => seat.mine);
    const done: MatchInfo | Problem | null =
      mine?.ready === true ? await openWhenAsked(info) : asked ? null : await getReady(info);
    asked = mine?.ready === true || (asked && done === null) || done !== null;
    say(victim, done);
    if (done instanceof Problem) asked = false;
    await pause(10);
  }
}

async function playSeat(
  source: Source,
  random: Random,
  done: () => boolean,
  onMove: () => void,
): Promise<void> {
  while (!done()) {
    const choices = source.document.peek()?.view.decision?.mine?.choices ?? [];
    if (choices.length === 0) {
      await pause(3);
      continue;
    }
    const before = source.document.peek();
    const answer = await Promise.race([
      source.choose(pickOne(random, choices)),
      pause(patience).then(() => 'late'),
    ]);
    if (answer === null) onMove();
    // The answer may be there before what it led to.
    for (let wait = 0; wait < 30 && source.document.peek() === before && !done(); wait++) await pause(2);
  }
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder((one ?? null) as Json)) === JSON.stringify(inOrder((other ?? null) as Json));

// What was shown that never was so.
function falselyShown(shown: readonly MatchDocument[], game: AnyGame, record: MatchRecord): string[] {
  const truth = new Map(playAgain(game, record, 0).reveals.map(({ acts, view }) => [acts, view]));
  return shown.flatMap(({ host, view }) => {
    const so = truth.get(host.acts ?? -1);
    if (so === undefined) return [`a table behind ${host.acts} acts`];
    return same(view.table, so.table) && same(view.outcome, so.outcome)
      ? []
      : [`another table behind ${host.acts} acts`];
  });
}

interface Truth {
  readonly status: string;
  readonly document: MatchDocument;
  readonly reports: unknown;
  readonly record: MatchRecord;
}

async function truthOf({ truth, ada }: Place, match: string): Promise<Truth> {
  const [{ status }, view, record] = await Promise.all([
    call<MatchInfo>(truth, `/matches/${match}`, ada),
    call<{ document: MatchDocument; reports: unknown }>(truth, `/matches/${match}/view?seat=0&told=0`, ada),
    call<MatchRecord>(truth, `/matches/${match}/record`, ada),
  ]);
  return { status, document: view.document, reports: view.reports, record };
}

async function finish(place: Place, match: string): Promise<void> {
  for (const one of [place.ada, place.ben])
    await call(place.truth, `/matches/${match}/vote`, one, {}).catch(() => null);
}

async function judge(
  place: Place,
  match: string,
  lie: ToldLie,
  victim: Victim,
  stuck: boolean,
): Promise<readonly [Verdict['end'], string]> {
  const { said, source, shown } = victim;
  const { status, document, reports, record } = await truthOf(place, match);
  const untrue: string[] = falselyShown(shown, place.game, record);
  if (stuck) untrue.push('it came to a stop');
  if (source !== null && status === 'finished') {
    for (let wait = 0; wait < 200 && !same(source.document.peek()?.view, document.view); wait++)
      await pause(10);
    if (!same(source.document.peek()?.view, document.view)) untrue.push('the last view');
    if (!same(source.reports.peek(), reports)) untrue.push('the reports');
  }
  const info = await ask('getMatch', { params: { match } });
  if (info instanceof Problem) return ['bad', `no table at the end: ${info.message}`];
  if (!same(info.outcome, document.view.outcome)) untrue.push('the outcome');
  const verdict = await check(info, answerAgain);
  const recordLie = lie.kind === 'record' && lie.told.length > 0;
  if (!verdict.good) said.add(verdict.words);
  if (said.size > 0)
    return ofNetworks.has(lie.kind) ? ['bad', 'accused of nothing'] : ['named', untrue.join('; ')];
  if (recordLie) return ['bad', 'called fair'];
  return untrue.length > 0
    ? ['bad', `not named: ${[...new Set(untrue)].slice(0, 4).join('; ')}`]
    : ['harmless', ''];
}

/** Plays one match under a lie. */
export async function playUnder(lie: ToldLie, seed: number, place: Place): Promise<Verdict> {
  const { id: match } = await sitDown(place);
  place.liar.tell(lie);
  const page = openPage(place.liar.url, place.ada, 600);
  const victim: Victim = { page, said: new Set(), shown: [], source: null };
  [setBack.value, twofold.value] = [null, null];
  const watching = [
    effect(() => {
      if (setBack.value?.match === match) victim.said.add('This table was set back.');
    }),
    effect(() => {
      if (twofold.value === match) victim.said.add('Two different tables for one moment.');
    }),
  ];
  let moved = performance.now();
  let over = false;
  let stuck = false;
  const began = performance.now();
  // Whoever does not sit down for this start has said why.
  const waits = (): boolean => performance.now() < began + patience && victim.said.size === 0;
  await Promise.all([begin(place, match, waits), getStarted(victim, match, waits)]);
  const { status } = await call<MatchInfo>(place.truth, `/matches/${match}`, place.ada);
  if (status === 'lobby') {
    page.close();
    for (const stop of watching) stop();
    const end = victim.said.size > 0 ? 'named' : 'bad';
    return {
      seed,
      kind: lie.kind,
      end,
      told: lie.told,
      said: [...victim.said],
      why: end === 'bad' ? 'no start' : '',
    };
  }
  const source = page.look(match, 0);
  victim.source = source;
  source.onChange(({ after }) => void victim.shown.push(after));
  const done = (): boolean => over || stuck;
  const move = (): void => void (moved = performance.now());
  const playing = [
    playSeat(source, seedRandom(`ada ${seed}`), done, move),
    playHonestly(place, match, seedRandom(`ben ${seed}`), done, move).then((ended) => void (over ||= ended)),
  ];
  while (!done()) {
    stuck = performance.now() - moved > patience || source.problem.peek() !== null;
    await pause(5);
  }
  await Promise.all(playing);
  if (source.problem.peek() !== null) victim.said.add(source.problem.peek()?.message ?? '');
  if (stuck) await finish(place, match);
  const [end, why] = await judge(place, match, lie, victim, stuck);
  page.close();
  for (const stop of watching) stop();
  const untold = end === 'harmless' && lie.told.length === 0;
  return { seed, kind: lie.kind, end: untold ? 'untold' : end, told: lie.told, said: [...victim.said], why };
}
