// The contract of hosts: whatever holds a match, people get the same answers, the same views and the same time.

import { openSeats, viewOf } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import type { GivenStandingAnswer } from '@bridgefront/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, HostedMatch } from '../src/index.ts';
import { windowBeat } from './bench.ts';
import type { HostBench, OpenHost, TableWish } from './bench.ts';
import { Page } from './page.ts';
import { settle, TestTime } from './test-time.ts';

const people: TableWish = { bots: [null, null] };
const minute = 60_000;
const live = { kind: 'live', seconds: 60, bank: 30 } as const;

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Makes a choice as a person does; `message`: the id of the message. */
function choose(match: HostedMatch, seat: number, choice: string, message: string | null = null) {
  const at = match.reference(seat);
  return match.act({ kind: 'choose', seat, choice, at, by: 'seat', message });
}

function takeBack(match: HostedMatch, seat: number): Promise<Answer> {
  const at = match.reference(seat);
  return match.act({ kind: 'take-back', seat, choice: '', at, by: 'seat', message: null });
}

const codeOf = (answer: Answer): string => ('refused' in answer ? answer.refused.code : 'accepted');
const sentenceOf = (answer: Answer): string => ('refused' in answer ? answer.refused.message : '');

function expectTrue({ play }: HostedMatch, { viewer, document }: Page): void {
  expect(document?.view).toEqual(plain(viewOf(play.engine, play.match, viewer)));
}

/** Runs the contract on a host. */
export function hostContract(name: string, open: OpenHost): void {
  describe(`the contract of hosts: ${name}`, () => {
    let time: TestTime;
    let host: HostBench;

    beforeEach(async () => {
      time = new TestTime();
      host = await open(time);
    });
    afterEach(() => host.close());

    const begin = async (wish: TableWish = people): Promise<{ id: string; match: HostedMatch }> => {
      const id = await host.begin(wish);
      const match = await host.match(id);
      await settle();
      return { id, match };
    };

    // Plays the seats of people to the end by the first choice there is.
    const playOut = async (id: string, each: (match: HostedMatch) => void = () => undefined) => {
      for (let turn = 0; turn < 300; turn++) {
        const match = await host.match(id);
        const { decision } = match.play.match;
        if (decision === null) return;
        const [seat] = openSeats(decision);
        const answer = choose(match, seat, match.play.engine.choices(match.play.match, seat)[0]);
        await time.advance(windowBeat);
        expect(await answer).toEqual({ accepted: true });
        each(match);
      }
      throw new Error('The match does not end.');
    };

    describe('a choice', () => {
      test('is shown to who reads before it is answered, and stored by then', async () => {
        const { id, match } = await begin();
        const page = await new Page(1).read(match);
        expect(await choose(match, 0, 'longer')).toEqual({ accepted: true });
        expect(page.got).toHaveLength(2);
        expectTrue(match, page);
        await host.restart();
        expect((await host.match(id)).play.number).toBe(1);
      });

      test('that is refused says why in a sentence and changes nothing', async () => {
        const { match } = await begin();
        const page = await new Page(0).read(match);
        const refused = async (answer: Promise<Answer>) => {
          const given = await answer;
          expect(sentenceOf(given)).toMatch(/^[A-Z"].*\.$/);
          return codeOf(given);
        };
        expect(await refused(choose(match, 0, 'dance'))).toBe('illegal-choice');
        expect(await refused(choose(match, 1, 'go'))).toBe('not-asked');
        expect(await refused(takeBack(match, 0))).toBe('nothing-to-take-back');
        const at = { decision: 7, plan: 0 };
        const early = { kind: 'choose', seat: 0, choice: 'go', at, by: 'seat', message: null } as const;
        expect(await refused(match.act(early))).toBe('bad-message');
        const ahead = { decision: match.play.question, plan: 3 };
        expect(await refused(match.act({ ...early, at: ahead }))).toBe('bad-message');
        await choose(match, 0, 'longer');
        const late = match.act({ ...early, at: { decision: 1, plan: 0 } });
        expect(await refused(late)).toBe('stale');
        expect(page.got).toHaveLength(2);
        expect(match.play.number).toBe(1);
      });

      test('that is said again is made once and answered again, after a restart too', async () => {
        const { id, match } = await begin();
        const at = match.reference(0);
        const act = { kind: 'choose', seat: 0, choice: 'longer', at, by: 'seat', message: 'm1' } as const;
        expect(await match.act(act)).toEqual({ accepted: true });
        expect(await match.act(act)).toEqual({ accepted: true, again: true });
        expect(codeOf(await match.act({ ...act, choice: 'rest' }))).toBe('bad-message');
        await host.restart();
        const anew = await host.match(id);
        expect(await anew.act(act)).toEqual({ accepted: true, again: true });
        expect(anew.play.number).toBe(1);
      });

      test('is taken back as long as nothing was revealed', async () => {
        const { match } = await begin();
        const page = await new Page(0).read(match);
        const before = page.document?.view;
        await choose(match, 0, 'longer');
        expect(page.document?.view).not.toEqual(before);
        expect(await takeBack(match, 0)).toEqual({ accepted: true });
        expect(page.document?.view).toEqual(before);
        await choose(match, 0, 'rest');
        expect(codeOf(await takeBack(match, 0))).toBe('nothing-to-take-back');
      });

      test('that cannot be stored does not count, is shown to nobody, and may be made again', async () => {
        const { id, match } = await begin();
        const page = await new Page(1).read(match);
        const before = page.document?.view;
        host.full(true);
        const at = match.reference(0);
        const act = { kind: 'choose', seat: 0, choice: 'longer', at, by: 'seat', message: 'm1' } as const;
        expect(codeOf(await match.act(act))).toBe('not-stored');
        expect(page.document?.view).toEqual(before);
        host.full(false);
        await time.advance(windowBeat);
        const anew = await host.match(id);
        expect(anew.play.number).toBe(0);
        expect(await anew.act(act)).toEqual({ accepted: true });
      });

      test('behind which somebody else has stored another one does not count; the match is shown as it stands', async () => {
        if (host.beside === null) return;
        const { id, match } = await begin();
        const other = await host.beside();
        const page = await new Page(1).read(match);
        expect(await choose(await other.match(id), 0, 'longer')).toEqual({ accepted: true });
        expect(codeOf(await choose(match, 0, 'go'))).toMatch(/not-stored|stale/);
        await time.advance(windowBeat);
        const anew = await host.match(id);
        expect(anew.play.number).toBe(1);
        expect(page.document?.view).toEqual(plain(viewOf(anew.play.engine, anew.play.match, 1)));
        await other.close();
      });
    });

    describe('whoever reads', () => {
      test('holds the true view after every choice, whenever they came, with steps or results', async () => {
        const { id, match } = await begin();
        const pages = [
          await new Page(0).read(match),
          await new Page(1, { words: true, steps: false }).read(match),
          await new Page(null).read(match),
        ];
        let choices = 0;
        await playOut(id, () => {
          for (const page of pages) expectTrue(match, page);
          if (++choices === 5) void new Page(1).read(match).then((page) => pages.push(page));
        });
        expect(pages).toHaveLength(4);
        expect(pages[3].told).toEqual(pages[1].told);
        expect(pages[0].told.length).toBeGreaterThan(5);
      });

      test('comes back to what was missed, word for word', async () => {
        const { match } = await begin();
        const [gone, stayed] = [await new Page(1).read(match), await new Page(1).read(match)];
        match.unsubscribe(1, gone.reader);
        await choose(match, 0, 'longer');
        await choose(match, 0, 'rest');
        const before = gone.got.length;
        await gone.read(match);
        expect(gone.document).toEqual(stayed.document);
        expect(gone.told).toEqual(stayed.told);
        expect(gone.got.slice(before).map(({ type }) => type)).toEqual(['change', 'change']);
      });

      test('is told again after a restart what was told before', async () => {
        const { id, match } = await begin();
        const page = await new Page(0).read(match);
        for (const seat of [0, 1, 0]) await choose(match, seat, 'rest');
        await host.restart();
        const anew = await new Page(0).read(await host.match(id));
        expect(anew.told).toEqual(page.told);
        expect(anew.document?.view).toEqual(page.document?.view);
      });
    });

    describe('a clock', () => {
      const wish: TableWish = { ...people, clock: live };

      test('says in advance until when and what will be chosen, and chooses it', async () => {
        const { match } = await begin(wish);
        const page = await new Page(0).read(match);
        const began = time.now();
        const { clock } = page.document?.host ?? {};
        expect(clock?.deadlines).toEqual([began + 90_000, null]);
        expect(clock?.banks).toEqual([30_000, 30_000]);
        await time.advance(89_000);
        expect(match.play.question).toBe(1);
        await time.advance(1_500);
        expect(match.play.question).toBe(2);
        expect(match.play.match.sequence).toBe(1);
        expect(page.document?.host.clock?.banks).toEqual([0, 30_000]);
      });

      test('charges the bank for what goes beyond the time of a question', async () => {
        const { id } = await begin(wish);
        await time.advance(70_000);
        // Nobody was there: a host may have let go of the match meanwhile.
        const match = await host.match(id);
        expect(await choose(match, 0, 'rest')).toEqual({ accepted: true });
        expect(match.play.clock.banks).toEqual([20_000, 30_000]);
        expect(match.due(1)).toBe(time.now() + 90_000);
      });

      test('goes on after a restart where it stood, and chooses for who is late by then', async () => {
        const { id, match } = await begin(wish);
        const due = match.due(0);
        await time.advance(20_000);
        await host.restart();
        const anew = await host.match(id);
        await settle();
        expect(anew.due(0)).toBe(due);
        await time.advance(2 * minute);
        expect((await host.match(id)).play.number).toBeGreaterThan(0);
      });

      test('by mail gives days', async () => {
        const { match } = await begin({ ...people, clock: { kind: 'mail', days: 2 } });
        expect(match.due(0)).toBe(time.now() + 2 * 86_400_000);
      });
    });

    describe('a window', () => {
      const passing: GivenStandingAnswer = { ask: 'snare', where: {}, choices: [], until: 'match' };
      const standingOf = ({ document }: Page) => document?.host.standing;

      test('takes an answer at once, and lets it leave on the beat', async () => {
        const { match } = await begin();
        await choose(match, 0, 'go');
        const answer = choose(match, 1, 'pass');
        await time.advance(windowBeat - 1);
        expect(match.play.question).toBe(2);
        await time.advance(1);
        expect(await answer).toEqual({ accepted: true });
        expect(match.play.question).toBe(3);
      });

      test('is answered as its seat said beforehand, on the beat; nobody else is shown that', async () => {
        const { id, match } = await begin();
        const [ann, ben] = [await new Page(0).read(match), await new Page(1).read(match)];
        await host.keepStanding(id, 1, [passing]);
        await settle();
        expect(standingOf(ben)).toEqual([passing]);
        expect(ann.got).toHaveLength(1);
        expect(standingOf(await new Page(null).read(match))).toBeUndefined();
        await choose(match, 0, 'go');
        await time.advance(windowBeat - 1);
        expect(ann.asked).toBe('snare');
        await time.advance(1);
        expect(ann.asked).toBe('act');
        expect(standingOf(ben)).toEqual([passing]);
      });

      test('answered beforehand for one turn is asked again in the next', async () => {
        const { id, match } = await begin();
        const ben = await new Page(1).read(match);
        await host.keepStanding(id, 1, [{ ...passing, until: 'turn' }]);
        await choose(match, 0, 'go');
        await time.advance(windowBeat);
        await settle();
        expect(standingOf(ben)).toBeUndefined();
      });

      test('is answered beforehand after a restart too, until that is withdrawn', async () => {
        const { id } = await begin();
        await host.keepStanding(id, 1, [passing]);
        await host.restart();
        const anew = await host.match(id);
        await settle();
        await choose(anew, 0, 'go');
        await time.advance(windowBeat);
        expect(anew.play.question).toBe(3);
        await host.keepStanding(id, 1, []);
        await choose(anew, 1, 'rest');
        await choose(anew, 0, 'go');
        await time.advance(5 * windowBeat);
        expect(anew.play.match.decision?.ask).toBe('snare');
      });
    });

    describe('a bot', () => {
      test('plays its seat, and its choices are shown as others are', async () => {
        const { match } = await begin({ bots: [null, 'greedy'] });
        const page = await new Page(0).read(match);
        await choose(match, 0, 'rest');
        await expect.poll(() => match.play.match.decision?.seats, { timeout: 20_000 }).toEqual([0]);
        await expect.poll(() => page.asked, { timeout: 20_000 }).not.toBeNull();
        expect(page.document?.host.bots).toEqual([null, 'greedy']);
      });

      test('that fails does not stop the match: what the game says for absent seats is chosen', async () => {
        const { match } = await begin({ bots: [null, 'broken'] });
        await choose(match, 0, 'rest');
        await expect.poll(() => match.play.match.decision?.seats, { timeout: 20_000 }).toEqual([0]);
      });
    });

    test('the end is noted at the table, and nothing is taken any more', async () => {
      const { id, match } = await begin();
      const page = await new Page(0).read(match);
      await playOut(id);
      await expect.poll(() => page.document?.host.status, { timeout: 20_000 }).toBe('finished');
      expect(page.document?.host.decision).toBeNull();
      const answer = await choose(await host.match(id), 0, 'go');
      expect(codeOf(answer)).toBe('not-live');
    });
  });
}
