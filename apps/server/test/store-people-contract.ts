// The part of the contract of every storage that is about people: who they are, what they say, play and are told.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { unsaid } from '../src/store/ties.ts';
import type {
  StoredEntrant,
  StoredPairing,
  StoredTournament,
  TournamentPlan,
} from '../src/store/tournaments.ts';
import { someMatch, tokenOf } from './stored.ts';

/** Runs it. */
export function peopleContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => void (store = await open()));
  afterEach(() => store.close());

  test('keeps identities and tokens', async () => {
    const ann = { id: 'ann', kind: 'guest', name: 'Ann', createdAt: 5 } as const;
    await store.addIdentity(ann);
    expect(await store.identity('ann')).toEqual(ann);
    expect(await store.identity('ben')).toBeNull();
    await store.rename('ann', 'Anna');
    await store.underSecret('print');
    await store.addToken(tokenOf('ann', 6));
    expect((await store.token('hash'))?.identity).toEqual({ ...ann, name: 'Anna' });
    await store.dropToken('hash');
    expect(await store.token('hash')).toBeNull();
  });

  test('keeps which browser a token is of and when it was used, the latest first, and drops those of long ago', async () => {
    await store.addIdentity({ id: 'ann', kind: 'guest', name: 'Ann', createdAt: 5 });
    const [phone, desk] = [
      tokenOf('ann', 6, { hash: 'p', device: 'Phone' }),
      tokenOf('ann', 7, { hash: 'd', device: '' }),
    ];
    for (const token of [phone, desk]) await store.addToken(token);
    expect(await store.tokensOf('ann')).toEqual([desk, phone]);
    await store.useToken('p', 9);
    expect(await store.tokensOf('ann')).toEqual([{ ...phone, usedAt: 9 }, desk]);
    await store.dropUnusedTokens(9);
    expect(await store.tokensOf('ann')).toEqual([{ ...phone, usedAt: 9 }]);
  });

  test('keeps what people say is wrong, the latest of each, and forgets it with person or match', async () => {
    const one = { id: 'ann 1', identity: 'ann', match: 'm', at: 5, moment: 3, seen: ['It rains.'], note: '' };
    await store.saveBugReport(one, 2);
    await store.saveBugReport({ ...one, at: 9, moment: 7, seen: [], note: 'Rain?' }, 2);
    const noted = { ...one, note: 'Rain?' };
    expect(await store.bugReports(9)).toEqual([noted]);
    const [two, three] = [
      { ...one, id: 'ann 2', at: 6, moment: null },
      { ...one, id: 'ann 3', at: 7, match: 'n' },
    ];
    const other = { ...one, id: 'ben 1', identity: 'ben', at: 8 };
    for (const report of [two, three, other]) await store.saveBugReport(report, 2);
    expect(await store.bugReports(9)).toEqual([other, three, two]);
    expect(await store.bugReports(1, 'ann')).toEqual([three]);
    await store.dropMatch('n');
    expect(await store.bugReports(9, 'ann')).toEqual([two]);
    await store.dropIdentity('ann');
    expect(await store.bugReports(9)).toEqual([other]);
  });

  test('keeps passkeys, the latest first, with their last use, and forgets them with whose they are', async () => {
    const ann = { id: 'ann', kind: 'guest', name: 'Ann', createdAt: 5 } as const;
    await store.addIdentity(ann);
    await store.addIdentity({ ...ann, id: 'ben' });
    const one = {
      id: 'one',
      identity: 'ann',
      publicKey: 'key',
      counter: 0,
      transports: ['internal', 'hybrid'],
      name: 'Phone',
      createdAt: 6,
      usedAt: null,
    };
    const two = { ...one, id: 'two', createdAt: 7, transports: [] };
    for (const passkey of [one, two]) await store.addPasskey(passkey);
    expect(await store.passkeysOf('ann')).toEqual([two, one]);
    await store.usePasskey('one', 3, 9);
    expect(await store.passkey('one')).toEqual({
      passkey: { ...one, counter: 3, usedAt: 9 },
      identity: ann,
    });
    await store.dropPasskey('two');
    expect(await store.passkey('two')).toBeNull();
    expect((await store.guestsWithoutMatch(9)).map(({ id }) => id)).toEqual(['ben']);
    await store.dropIdentity('ann');
    expect(await store.passkeysOf('ann')).toEqual([]);
  });

  test('finds and drops people, with their tokens and their lines', async () => {
    const ann = { id: 'ann', kind: 'guest', name: 'Ann Lee', createdAt: 5 } as const;
    const bot = { id: 'bot', kind: 'bot', name: 'Lee bot', createdAt: 6 } as const;
    for (const identity of [ann, bot]) await store.addIdentity(identity);
    await store.addToken(tokenOf('bot', 7));
    expect(await store.people('lee', 9)).toEqual([bot, ann]);
    expect(await store.people('ann', 1)).toEqual([ann]);
    expect(await store.tokensOf('bot')).toEqual([tokenOf('bot', 7)]);
    expect(await store.guestsWithoutMatch(5)).toEqual([]);
    expect(await store.guestsWithoutMatch(6)).toEqual([ann]);
    const match = someMatch();
    await store.addMatch(match);
    expect(await store.guestsWithoutMatch(6)).toEqual([]);
    const line = { seat: null, name: 'Lee bot', text: 'Hello', at: 1 };
    await store.addChat(match.id, line, 'bot m1');
    await store.addChat(match.id, { ...line, name: 'Ann' }, 'ann m1');
    await store.addChat(match.id, { ...line, side: 0, name: 'Ann' }, 'ann m2');
    const sayers = [1, 2, 3].map((number) => store.sayerOf(match.id, number));
    expect(await Promise.all(sayers)).toEqual(['bot', 'ann', null]);
    await store.mute('bot', 9);
    expect(await store.mutes()).toEqual([{ identity: 'bot', until: 9 }]);
    await store.dropIdentity('bot');
    expect(await store.identity('bot')).toBeNull();
    expect(await store.token('hash')).toBeNull();
    expect(await store.mutes()).toEqual([]);
    expect((await store.chat(match.id, 9)).map(({ name }) => name)).toEqual(['Ann']);
    await store.renameInChat(match.id, 'Ann', 'Anna');
    expect((await store.chat(match.id, 9)).map(({ name }) => name)).toEqual(['Anna']);
    await store.renameInChat(match.id, 'Anna', null);
    expect(await store.chat(match.id, 9)).toEqual([]);
  });

  test('keeps who looks for people, as they stand, oldest first, until they are gone', async () => {
    const wish = { game: 'g', seats: 2, pace: 'mail', rated: true, near: false } as const;
    const ann = { id: 'b', identity: 'ann', origin: 'o', wish, since: 7, found: null };
    const ben = { ...ann, id: 'a', identity: 'ben', since: 8 };
    for (const seek of [ben, ann]) await store.saveSeek(seek);
    expect(await store.seeks()).toEqual([ann, ben]);
    const found = { ...ann, found: { match: 'm', until: 9 } };
    await store.saveSeek(found);
    expect(await store.seeks('ann')).toEqual([found]);
    await store.addIdentity({ id: 'ann', kind: 'guest', name: 'Ann', createdAt: 1 });
    expect(await store.guestsWithoutMatch(2)).toEqual([]);
    await store.dropIdentity('ann');
    await store.dropSeek('a');
    expect(await store.seeks()).toEqual([]);
  });

  test('keeps tournaments with who plays and each table of each round, and forgets who is gone', async () => {
    const plan: TournamentPlan = {
      name: 'Cup',
      game: 'g',
      options: { rounds: 3 },
      seats: 2,
      pace: 'mail',
      rated: true,
      format: 'league',
      rounds: null,
      division: 8,
      moves: 1,
      seasons: 2,
      most: 16,
      programs: false,
    };
    const cup: StoredTournament = {
      id: 'cup',
      version: 1,
      plan,
      owner: 'ann',
      season: 1,
      startsAt: null,
      createdAt: 1,
      startedAt: null,
      finishedAt: null,
      status: 'open',
    };
    const ann: StoredEntrant = {
      number: 1,
      identity: 'ann',
      name: 'Ann',
      program: false,
      origin: 'o',
      joinedAt: 2,
      from: 1,
      left: false,
      division: null,
      order: 0,
    };
    const ben = { ...ann, number: 2, identity: 'ben', name: 'Ben' };
    const table: StoredPairing = {
      season: 1,
      division: 1,
      round: 1,
      table: 1,
      players: [1, 2],
      absent: [],
      match: null,
      seated: [],
      until: null,
      places: null,
    };
    await store.keepTournament(cup, [], []);
    await store.keepTournament({ ...cup, id: 'old', createdAt: 0, status: 'over', owner: null }, [ben], []);
    await store.keepTournament({ ...cup, version: 2 }, [ben, ann], []);
    const running = { ...cup, version: 3, status: 'running' as const, startedAt: 3 };
    const second = { ...table, round: 2 };
    await store.keepTournament(running, null, [second, table]);
    const over = { ...table, match: 'm', seated: [1, 2], places: [1, null] };
    await store.keepTournament(running, null, [over]);
    expect(await store.tournament('cup')).toEqual({
      tournament: running,
      entrants: expect.arrayContaining([ann, ben]) as unknown,
      pairings: [over, second],
    });
    expect(await store.tournament('none')).toBeNull();
    expect((await store.tournaments(['running', 'over'], 9)).map(({ id }) => id)).toEqual(['cup', 'old']);
    expect(await store.tournaments(['running', 'over'], 1)).toEqual([running]);
    expect((await store.tournamentsOf('ben')).toSorted()).toEqual(['cup', 'old']);
    expect(await store.tournamentsOf('ann')).toEqual(['cup']);
    await store.addIdentity({ id: 'ann', kind: 'guest', name: 'Ann', createdAt: 1 });
    expect(await store.guestsWithoutMatch(2)).toEqual([]);
    await store.renameEntrant('ben', 'Benno');
    await store.dropIdentity('ann');
    const names = (await store.tournament('cup'))?.entrants.map((one) => [
      one.number,
      one.identity,
      one.name,
    ]);
    expect(names?.toSorted()).toEqual([
      [1, null, 'Somebody'],
      [2, 'ben', 'Benno'],
    ]);
    expect((await store.tournament('cup'))?.tournament.owner).toBeNull();
    expect(await store.tournamentsOf('ann')).toEqual([]);
    await store.dropTournament('cup');
    expect(await store.tournament('cup')).toBeNull();
    await store.dropTournament('old');
  });

  test('keeps what somebody says of others once, and who may see them, until one of the two is gone', async () => {
    const tie = { identity: 'ann', other: 'ben', follow: true, block: false, mute: false };
    await store.saveTie(tie);
    await store.saveTie({ ...tie, mute: true });
    const back = { identity: 'ben', other: 'ann', follow: false, block: true, mute: false };
    await store.saveTie(back);
    expect([await store.tiesOf('ann'), await store.tiesTo('ann')]).toEqual([
      [{ ...tie, mute: true }],
      [back],
    ]);
    await store.saveTie({ ...tie, follow: false });
    expect(await store.tiesOf('ann')).toEqual([]);
    expect(await store.profile('ann')).toEqual(unsaid);
    for (const visibility of ['public', 'friends'] as const)
      await store.saveProfile('ann', { visibility, challenges: 'nobody' });
    expect(await store.profile('ann')).toEqual({ visibility: 'friends', challenges: 'nobody' });
    await store.dropIdentity('ann');
    expect([await store.tiesTo('ann'), await store.profile('ann')]).toEqual([[], unsaid]);
  });

  test('notes rated matches that are over as due, keeps what they made of ratings once, and forgets them with whose they are', async () => {
    const [one, two] = [someMatch({ rated: true }), someMatch({ rated: true })];
    for (const match of [one, two, someMatch()]) await store.addMatch(match);
    expect(await store.dueRatings(9)).toEqual([]);
    const over = { version: 2, status: 'finished' } as const;
    await store.saveMatch({ ...two, ...over, finishedAt: 8 });
    await store.saveMatch({ ...one, ...over, finishedAt: 9 });
    expect(await store.dueRatings(9)).toEqual([two.id, one.id]);
    const row = {
      identity: 'ann',
      ladder: 'g/2/none',
      number: 1,
      match: two.id,
      at: 8,
      mean: 1512.5,
      deviation: 300,
    };
    const ben = { ...row, identity: 'ben', mean: 1487.5 };
    expect(await store.rate(two.id, [row, ben])).toBe(true);
    expect(await store.rate(two.id, [{ ...row, number: 2 }])).toBe(false);
    await expect(store.rate(one.id, [{ ...row, match: one.id }])).rejects.toThrow();
    expect(await store.dueRatings(9)).toEqual([one.id]);
    await store.saveMatch({ ...two, ...over, version: 3, finishedAt: 8 });
    expect(await store.dueRatings(9)).toEqual([one.id]);
    expect(await store.ratingsOf('ann')).toEqual([row]);
    expect(await store.lastRating('ann', 'g/2/none')).toEqual(row);
    expect(await store.lastRating('ann', 'g/3/none')).toBeNull();
    expect(await store.ratedTogether('g/2/none', 'ann', 'ben', 8)).toBe(1);
    expect(await store.ratedTogether('g/2/none', 'ann', 'ben', 9)).toBe(0);
    expect(await store.ratedTogether('g/3/none', 'ann', 'ben', 8)).toBe(0);
    await store.dropMatch(one.id);
    expect(await store.dueRatings(9)).toEqual([]);
    await store.dropIdentity('ann');
    expect(await store.ratingsOf('ann')).toEqual([]);
    expect(await store.ratingsOf('ben')).toEqual([ben]);
    await store.forgetRatings();
    expect(await store.ratingsOf('ben')).toEqual([]);
  });

  test('keeps one report of somebody about somebody at a table, and finds those that wait for a word', async () => {
    const report = {
      id: 'one',
      identity: 'ann',
      about: 'ben',
      match: 'm',
      game: 'g',
      at: 1,
      reason: 'words',
      note: 'first',
      names: { reporter: 'Ann', reported: 'Ben' },
      lines: [{ by: 'reported', text: 'You fool', at: 1 }],
      decision: null,
      appeal: null,
    } as const;
    expect(await store.savePlayerReport(report)).toBe(true);
    expect(await store.savePlayerReport({ ...report, note: 'second' })).toBe(true);
    expect(await store.savePlayerReport({ ...report, id: 'two' })).toBe(false);
    const other = { ...report, id: 'three', identity: 'cleo', at: 2 };
    const decision = { at: 3, act: 'mute', until: 9, note: '' } as const;
    await store.savePlayerReport({ ...other, decision });
    expect(await store.playerReport('one')).toEqual({ ...report, note: 'second' });
    expect(await store.playerReport('two')).toBeNull();
    const ids = async (query: object): Promise<string[]> =>
      (await store.playerReports({ limit: 10, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(['three', 'one']);
    expect(await ids({ waits: true })).toEqual(['one']);
    expect(await ids({ identity: 'cleo', about: 'ben' })).toEqual(['three']);
    await store.savePlayerReport({ ...other, decision, appeal: { at: 4, text: 'No', answer: null } });
    expect(await ids({ waits: true })).toEqual(['three', 'one']);
    expect(await store.suspendedUntil('ben')).toBeNull();
    for (const until of [5, 7]) await store.suspend('ben', until);
    expect(await store.suspendedUntil('ben')).toBe(7);
    await store.dropIdentity('cleo');
    expect(await ids({})).toEqual(['one']);
    await store.dropIdentity('ben');
    expect([await ids({}), await store.suspendedUntil('ben')]).toEqual([[], null]);
  });

  test('keeps the predictions of each onlooker of a match, until either is gone', async () => {
    const [one, other] = [someMatch(), someMatch()];
    for (const match of [one, other]) await store.addMatch(match);
    const first = { decision: 1, seat: 0, chance: 0.6 };
    for (const made of [[first], [first, { decision: 2, seat: 1, chance: 0.7 }]])
      await store.savePredictions({ match: one.id, identity: 'ann', made });
    await store.savePredictions({ match: one.id, identity: 'ben', made: [first] });
    await store.savePredictions({ match: other.id, identity: 'ann', made: [first] });
    expect(await store.predictionsBy(one.id, 'ann')).toHaveLength(2);
    expect(await store.predictionsBy(one.id, 'cleo')).toEqual([]);
    expect((await store.predictionsOf(one.id)).map(({ identity }) => identity)).toEqual(['ann', 'ben']);
    expect(await store.allPredictionsBy('ann')).toHaveLength(2);
    await store.dropMatch(one.id);
    expect(await store.allPredictionsBy('ann')).toEqual([
      { match: other.id, identity: 'ann', made: [first] },
    ]);
    await store.dropIdentity('ann');
    expect(await store.predictionsOf(other.id)).toEqual([]);
  });
}
