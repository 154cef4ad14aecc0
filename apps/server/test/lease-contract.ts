// The contract that the leases of every storage keep, as laws that a faulty storage can be held against as well.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lease } from '../src/store/leases.ts';
import type { Store } from '../src/store/store.ts';
import { sleep } from './hard/table.ts';
import { alone, at, Rover, Servers, together } from './lease-servers.ts';
import { behind, event } from './stored.ts';

const seeds = Number(process.env['LEASE_SEEDS'] ?? 1);

type Law = (servers: Servers) => Promise<void>;

/** What holds of leases. */
const laws: { readonly [law: string]: Law } = {
  async 'tokens only grow, whoever takes, gives back and takes again'(servers) {
    await servers.come('ann', 'bo');
    const match = await servers.match();
    const tokens = [await servers.take('ann', match)];
    expect(await servers.take('bo', match)).toBe(0);
    tokens.push(await servers.take('ann', match));
    await servers.store.giveBack('ann', [{ match, token: tokens[1] }]);
    tokens.push(await servers.take('bo', match));
    await servers.leave('bo');
    tokens.push(await servers.take('ann', match));
    await servers.silence('ann');
    await servers.come('bo');
    tokens.push(await servers.take('bo', match));
    expect(tokens[0]).toBeGreaterThan(0);
    expect(tokens).toEqual([...new Set(tokens)].toSorted((a, b) => a - b));
  },

  async 'nothing is appended but under the token of its match'(servers) {
    await servers.come('ann');
    const [mine, other] = [await servers.match(), await servers.match()];
    const [before, token] = [await servers.take('ann', mine), await servers.take('ann', mine)];
    expect(await servers.append(mine, 0)).toBe('conflict');
    expect(await servers.append(mine, 0, before)).toBe('conflict');
    expect(await servers.append(mine, 0, token + 1)).toBe('conflict');
    expect(await servers.append(other, 0, token)).toBe('conflict');
    expect(await servers.append(mine, 0, token)).toBe('stored');
    expect(await servers.store.events(mine, 0)).toEqual([event(1)]);
    expect(await servers.store.events(other, 0)).toEqual([]);
  },

  async 'a match that was taken takes nothing more from the one before, beside others that do'(servers) {
    await servers.come('ann', 'bo');
    const [mine, lost] = [await servers.match(), await servers.match()];
    const [first, second] = await servers.store.take('ann', [mine, lost], at);
    const fences = new Map([first, second].map(({ match, token }) => [match, token]));
    await servers.silence('ann');
    const token = await servers.take('bo', lost);
    const results = await servers.store.append(
      [mine, lost].map((match) => ({ ...behind(match, 0), fence: fences.get(match) ?? 0 })),
    );
    expect(results.map(({ status }) => status)).toEqual(['stored', 'conflict']);
    expect(await servers.append(lost, 0, token)).toBe('stored');
  },

  async 'of many who want a match at the same moment one gets it'(servers) {
    const names = Array.from({ length: 6 }, (_, index) => `server ${index}`);
    await servers.come('gone', ...names);
    const matches = [await servers.match(), await servers.match(), await servers.match()];
    await servers.store.take('gone', matches, at);
    await servers.silence('gone');
    const taken = await Promise.all(
      names.map((name, index) => {
        const wanted = index % 2 === 0 ? matches : matches.toReversed();
        return servers.store.take(name, wanted, at);
      }),
    );
    expect(taken.flat().map(({ match }) => match)).toHaveLength(3);
    expect(new Set(taken.flat().map(({ match }) => match))).toEqual(new Set(matches));
    for (const match of matches) expect(await servers.store.matchOutages(match)).toHaveLength(1);
  },

  async 'as long as a server speaks, all it holds is its own, and no longer'(servers) {
    await servers.come('ann', 'bo');
    const match = await servers.match();
    await servers.take('ann', match);
    expect(await servers.renew('ann')).toBe(true);
    expect(await servers.take('bo', match)).toBe(0);
    expect(await servers.store.unheld(9)).toEqual([]);
    expect(await servers.store.holderOf(match)).toBe('ann');
    await servers.silence('ann');
    expect(await servers.store.unheld(9)).toEqual([match]);
    expect(await servers.store.holderOf(match)).toBeNull();
    // Who is gone itself takes nothing.
    expect(await servers.take('ann', match)).toBe(0);
    expect(await servers.take('bo', match)).toBeGreaterThan(0);
    expect(await servers.store.unheld(9)).toEqual([]);
    expect(await servers.store.holderOf(match)).toBe('bo');
    // What was given back, or is over, or was never taken.
    await servers.leave('bo');
    expect(await servers.store.holderOf(match)).toBeNull();
    const [fresh, over] = [await servers.match(), await servers.match('finished')];
    expect((await servers.store.unheld(9)).toSorted()).toEqual([match, fresh].toSorted());
    expect(await servers.store.unheld(1)).toHaveLength(1);
    expect(await servers.store.holderOf(over)).toBeNull();
  },

  async 'who was silent for too long is told so, and has what nobody took under new tokens'(servers) {
    await servers.come('ann', 'bo');
    const [kept, lost] = [await servers.match(), await servers.match()];
    const before = await servers.take('ann', kept);
    await servers.take('ann', lost);
    await servers.silence('ann');
    expect(await servers.renew('ann')).toBe(false);
    await servers.take('bo', lost);
    const entry = await servers.store.enter(together('ann'), at);
    const had: readonly Lease[] = entry?.had ?? [];
    expect(entry?.others).toBe(true);
    expect(had.map(({ match }) => match)).toEqual([kept]);
    expect(await servers.append(kept, 0, before)).toBe('conflict');
    expect(await servers.append(kept, 0, had[0].token)).toBe('stored');
    expect(await servers.renew('ann')).toBe(true);
  },

  async 'what was given back takes nothing more, and is anybody’s at once'(servers) {
    await servers.come('ann', 'bo');
    const [match, kept] = [await servers.match(), await servers.match()];
    const [token, other] = [await servers.take('ann', match), await servers.take('ann', kept)];
    // Not with a token of before, nor by another server.
    await servers.store.giveBack('ann', [{ match: kept, token: other - 1 }]);
    await servers.store.giveBack('bo', [{ match: kept, token: other }]);
    expect(await servers.append(kept, 0, other)).toBe('stored');
    await servers.store.giveBack('ann', [{ match, token }]);
    expect(await servers.append(match, 0, token)).toBe('conflict');
    expect(await servers.append(match, 0)).toBe('conflict');
    const next = await servers.take('bo', match);
    expect(await servers.append(match, 0, token)).toBe('conflict');
    expect(await servers.append(match, 0, next)).toBe('stored');
    expect(await servers.store.matchOutages(match)).toEqual([]);
  },

  async 'who leaves has nothing any more'(servers) {
    await servers.come('ann', 'bo');
    const match = await servers.match();
    const token = await servers.take('ann', match);
    await servers.leave('ann');
    expect(await servers.append(match, 0, token)).toBe('conflict');
    expect(await servers.renew('ann')).toBe(false);
    expect(await servers.take('bo', match)).toBeGreaterThan(token);
    expect(await servers.store.matchOutages(match)).toEqual([]);
  },

  async 'one that plays alone and others exclude each other as long as they live'(servers) {
    await servers.come('ann', 'bo');
    const match = await servers.match();
    const token = await servers.take('ann', match);
    expect(await servers.store.enter(alone('cy'), at)).toBeNull();
    await servers.leave('bo');
    expect(await servers.store.enter(alone('cy'), at)).toBeNull();
    await servers.silence('ann');
    const cy = await servers.store.enter(alone('cy'), at);
    expect(cy?.others).toBe(false);
    expect(cy?.had).toEqual([]);
    // What it holds now is everything.
    expect(await servers.append(match, 0, token)).toBe('conflict');
    expect(await servers.renew('ann')).toBe(false);
    expect(await servers.store.enter(together('ann'), at)).toBeNull();
    expect(await servers.store.enter(alone('dan'), at)).toBeNull();
    expect(await servers.store.take('ann', [match], at)).toEqual([]);
    expect(await servers.store.take('cy', [match], at)).toEqual([]);
    expect(await servers.store.renew(alone('cy', 0), cy?.token ?? 0, null)).toBe(true);
    // Nobody else was there: its silence is nothing that it has to be told.
    expect(await servers.store.renew(alone('cy', 0), cy?.token ?? 0, null)).toBe(true);
    await servers.come('ann');
    expect(await servers.store.renew(alone('cy'), cy?.token ?? 0, null)).toBe(false);
    expect(await servers.append(match, 0)).toBe('conflict');
    expect(await servers.append(match, 0, await servers.take('ann', match))).toBe('stored');
    await servers.leave('ann');
    expect(await servers.store.enter(alone('dan'), at)).not.toBeNull();
  },

  async 'the silence of who held a match is an outage of it, by the clock of who takes it'(servers) {
    const before = Date.now();
    await servers.come('ann', 'bo');
    const [lost, kept, idle] = [await servers.match(), await servers.match(), await servers.match()];
    await servers.store.take('ann', [lost, kept], at);
    await servers.silence('ann');
    await servers.store.take('bo', [lost, idle], at);
    const [outage, ...others] = await servers.store.matchOutages(lost);
    expect(others).toEqual([]);
    expect(outage.to).toBe(at);
    expect(outage.from).toBeLessThan(at);
    expect(at - outage.from).toBeLessThanOrEqual(Date.now() - before + 1);
    expect(await servers.store.matchOutages(idle)).toEqual([]);
    expect(await servers.store.matchOutages(kept)).toEqual([]);
    // Its own, when it comes again.
    await servers.come('ann');
    expect(await servers.store.matchOutages(kept)).toMatchObject([{ to: at }]);
    // Taken from one that is alive by itself, or by nobody: none.
    await servers.take('bo', lost);
    expect(await servers.store.matchOutages(lost)).toEqual([outage]);
    await servers.store.dropMatch(lost);
    expect(await servers.store.matchOutages(lost)).toEqual([]);
  },

  async 'what was given back and nobody took for a second or more was an outage for as long'(servers) {
    await servers.come('ann', 'bo', 'cy');
    const [back, left] = [await servers.match(), await servers.match()];
    const token = await servers.take('ann', back);
    await servers.take('bo', left);
    const before = Date.now();
    await servers.store.giveBack('ann', [{ match: back, token }]);
    await servers.leave('bo');
    await sleep(1100);
    await servers.store.take('cy', [back, left], at);
    for (const match of [back, left]) {
      const outages = await servers.store.matchOutages(match);
      expect(outages).toEqual([{ from: expect.any(Number) as number, to: at }]);
      expect(at - outages[0].from).toBeGreaterThanOrEqual(1000);
      expect(at - outages[0].from).toBeLessThanOrEqual(Date.now() - before + 1);
    }
    // Whoever has it by now noted that once.
    await servers.take('cy', back);
    expect(await servers.store.matchOutages(back)).toHaveLength(1);
  },

  async 'where the time of the matches has jumped in that silence, all of the jump is an outage'(servers) {
    await servers.come('ann', 'bo');
    const [taken, again] = [await servers.match(), await servers.match()];
    await servers.store.take('ann', [taken, again], at - 200_000);
    await servers.silence('ann', at - 195_000);
    await servers.store.take('bo', [taken], at);
    await servers.come('ann');
    for (const match of [taken, again])
      expect(await servers.store.matchOutages(match)).toEqual([{ from: at - 195_000, to: at }]);
  },

  async 'whatever many do at once, an event stands under the latest token, and who takes a match finds all before'(
    servers,
  ) {
    const { store } = servers;
    for (let seed = 0; seed < seeds; seed++) {
      const matches = [
        await servers.match(),
        await servers.match(),
        await servers.match(),
        await servers.match(),
      ];
      const rovers = Array.from(
        { length: 4 },
        (_, index) => new Rover(store, `rover ${index}`, matches, `${seed} ${index}`),
      );
      await Promise.all(
        rovers.map(async (rover) => {
          await rover.come();
          for (let step = 0; step < 80; step++) await rover.step();
        }),
      );
      const given = rovers.flatMap((rover) => rover.taken);
      for (const id of matches) {
        const tokens = (await store.events(id, 0)).map(({ choice }) => Number(choice));
        for (const { match, token, found } of given) {
          if (match !== id) continue;
          expect(tokens.slice(0, found).every((before) => before < token)).toBe(true);
          expect(tokens.slice(found).every((behind) => behind >= token)).toBe(true);
        }
      }
      // Behind them all one takes everything: no token of theirs is worth anything any more.
      for (const rover of rovers) await rover.fallSilent();
      await servers.come('last');
      const last = await store.take('last', matches, at);
      expect(last).toHaveLength(matches.length);
      for (const { match, token } of [...rovers.flatMap((rover) => rover.latest), ...last]) {
        const { length } = await store.events(match, 0);
        const isLast = last.some((lease) => lease.match === match && lease.token === token);
        expect(await servers.append(match, length, token)).toBe(isLast ? 'stored' : 'conflict');
      }
    }
  },

  async 'many leases are taken, kept and given back at once'(servers) {
    await servers.come('ann', 'bo');
    const matches = await Promise.all(Array.from({ length: 200 }, () => servers.match()));
    const leases = await servers.store.take('ann', [...matches, ...matches], at);
    expect(leases).toHaveLength(200);
    expect(await servers.renew('ann')).toBe(true);
    await servers.store.giveBack('ann', leases.slice(0, 150));
    const others = await servers.store.take('bo', matches, at);
    expect(new Set(others.map(({ match }) => match))).toEqual(
      new Set(leases.slice(0, 150).map(({ match }) => match)),
    );
    await servers.silence('ann');
    expect(await servers.store.unheld(40)).toHaveLength(40);
    expect(await servers.store.unheld(999)).toHaveLength(50);
  },
};

/** Runs it. `open`: opens an empty storage at which several servers may play. */
export function leaseContract(name: string, open: () => Promise<Store>): void {
  describe(`leases: ${name}`, () => {
    let store: Store;
    beforeEach(async () => void (store = await open()));
    afterEach(() => store.close());
    for (const [law, keep] of Object.entries(laws)) test(law, () => keep(new Servers(store)));
  });
}

/** The laws that a storage breaks. */
export async function brokenLaws(open: () => Store): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [law, keep] of Object.entries(laws))
    await keep(new Servers(open())).catch(() => broken.push(law));
  return broken;
}
