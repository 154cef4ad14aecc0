// Scenarios of the simulation: what each of them begins with, what goes wrong, and what is looked at.

import type { Costs } from './costs.ts';
import { quantile } from './laws.ts';
import { layoutFor } from './layout.ts';
import type { Layout } from './layout.ts';
import { kill, lose, Takers } from './outages.ts';
import type { Brings, Look } from './outages.ts';
import { World } from './world.ts';
import type { Wish } from './world.ts';

/** Shares of its time that a kind of place works, and the most that waited at one of them. */
export interface Load {
  readonly mean: number;
  readonly most: number;
  readonly longest: number;
}

/** What one scenario has shown. */
export interface Shown {
  readonly scenario: string;
  readonly layout: Layout;
  readonly seconds: number;
  readonly choices: number;
  readonly perSecond: number;
  /** Milliseconds until a choice is answered. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly loads: { readonly [kind: string]: Load };
  /** Laws that were broken: none. */
  readonly broken: readonly string[];
  /** What else there is to say, by words. */
  readonly more: { readonly [what: string]: number | string };
}

const warm = 2;

/** How much of its time every kind of place works. */
export function loadsOf(world: World): { readonly [kind: string]: Load } {
  const alive = world.stations.filter(({ station }) => !station.isDead);
  const kinds = Map.groupBy(alive, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => {
      const used = all.map(({ station }) => station.used);
      return [
        kind,
        {
          mean: used.reduce((sum, one) => sum + one, 0) / used.length,
          most: Math.max(...used),
          longest: all.reduce((most, { station }) => Math.max(most, station.longest), 0),
        },
      ];
    }),
  );
}

interface Course {
  readonly scenario: string;
  readonly layout: Layout;
  readonly costs: Costs;
  readonly seconds: number;
  readonly wish: Wish;
  readonly look: Look;
  readonly brings?: Brings;
  /** Does what goes wrong once all is warm; what it answers is read at the end. */
  readonly happens?: (world: World, takers: Takers) => () => Shown['more'];
}

/** Lets one world run. */
export function run({
  scenario,
  layout,
  costs,
  seconds,
  wish,
  look,
  brings = 'all',
  happens,
}: Course): Shown {
  const world = new World(layout, costs, wish);
  const takers = new Takers(world, look, brings);
  world.begin(warm + seconds);
  world.clock.runUntil(warm);
  world.count();
  const more = happens?.(world, takers) ?? (() => ({}));
  world.clock.runUntil(warm + seconds);
  const loads = loadsOf(world);
  const { delays } = world.laws;
  const counted = delays.length;
  const broken = world.end();
  const inMs = (share: number): number => 1000 * quantile(delays, share);
  return {
    scenario,
    layout,
    seconds,
    choices: world.laws.answered,
    perSecond: counted / seconds,
    p50: inMs(0.5),
    p99: inMs(0.99),
    slowest: inMs(1),
    loads,
    broken,
    more: more(),
  };
}

/** What is the first to be busy all its time, and at how many times the load. */
export function firstToBreak(loads: Shown['loads']): { readonly what: string; readonly times: number } {
  const [[what, { mean }]] = Object.entries(loads).toSorted(([, a], [, b]) => b.mean - a.mean) as [
    [string, Load],
  ];
  return { what, times: 1 / mean };
}

const steady = (matches: number, regions: number, seconds: number, costs: Costs, look: Look): Shown => {
  const layout = layoutFor(matches, regions, costs);
  const wish = { seed: `steady ${matches}` };
  const shown = run({ scenario: `${matches} matches, ${look}`, layout, costs, seconds, wish, look });
  const { what, times } = firstToBreak(shown.loads);
  return { ...shown, more: { 'breaks first': what, 'at so many times the load': times } };
};

interface DeathWish extends Wish {
  readonly look: Look;
  readonly brings: Brings;
}

/** A server that plays dies. */
export function death(
  layout: Layout,
  seconds: number,
  costs: Costs,
  { look, brings, ...wish }: DeathWish,
): Shown {
  return run({
    scenario: `${layout.matches} matches, one of ${layout.play} that play dies, look by ${look}, ${brings} loaded`,
    brings,
    layout,
    costs,
    seconds,
    wish,
    look,
    happens(world, takers) {
      const [cell] = world.cells;
      const server = cell?.play[1];
      if (cell === undefined || server === undefined) throw new Error('Nobody is there to die.');
      kill(world, takers, cell, server);
      return () => ({
        'its matches': takers.figures.matches,
        'live ones play again after, s': takers.figures.live ?? 'never',
        'all play again after, s': takers.figures.all ?? 'never',
        'most that waited at a server': takers.figures.longest,
      });
    },
  });
}

/** A final: very many follow one match. */
export function final(layout: Layout, followers: number, costs: Costs, wish: Wish): Shown {
  return run({
    scenario: `${layout.matches} matches, ${followers} follow one of them, ${layout.web} servers with sockets`,
    layout,
    costs,
    seconds: 60,
    wish,
    look: 'index',
    happens(world) {
      const seen: number[] = [];
      const { followerMessages, followerPlay, followerNats, followerWeb } = costs;
      const [region] = world.regions;
      if (region === undefined) throw new Error('There is no region.');
      world.onTold = (choice, server) => {
        if (choice.match !== 0) return;
        const at = choice.askedAt;
        let left = region.web.length;
        const here = (followers * followerMessages) / left;
        // In the turn of the choice, before anything else is played there.
        server.do(followers * followerMessages * followerPlay * 1e-6, () => {
          for (const web of region.web)
            region.nats.do(here * followerNats * 1e-6, () =>
              web.do(here * followerWeb * 1e-6, () => {
                if (--left === 0) seen.push(world.clock.now - at);
              }),
            );
        });
      };
      return () => ({
        'until the last has seen it, p50, ms': 1000 * quantile(seen, 0.5),
        'until the last has seen it, p99, ms': 1000 * quantile(seen, 0.99),
        'that all have come takes its server, s': (followers * costs.followPlay) / 1000,
        'and each with sockets, s': (followers * costs.followWeb) / 1000 / region.web.length,
      });
    },
  });
}

/** A region is lost. */
export function lostRegion(
  layout: Layout,
  seconds: number,
  costs: Costs,
  copied: boolean,
  brings: Brings,
): Shown {
  return run({
    scenario: `${layout.matches} matches, one region of ${layout.regions} is lost, commits ${copied ? 'wait' : 'do not wait'} for another, ${brings} loaded`,
    brings,
    layout,
    costs,
    seconds,
    wish: { seed: 'a region is lost', copied },
    look: 'index',
    happens(world, takers) {
      const { lost } = lose(world, takers, 0, copied);
      return () => ({
        'its matches': takers.figures.matches,
        'live ones play again after, s': takers.figures.live ?? 'never',
        'all play again after, s': takers.figures.all ?? 'never',
        'most that waited at a server': takers.figures.longest,
        'acknowledged and lost': lost,
      });
    },
  });
}

/** One more server that plays comes to a cell: seconds until it has its share. */
export function comes(layout: Layout, costs: Costs): number {
  const share = layout.matches / layout.regions / layout.cells / (layout.play + 1);
  return share / (costs.migration * layout.play);
}

/** One cluster of many, with its part of what its region has. */
function oneCellOf(layout: Layout): Layout {
  const { matches, regions, cells, web, think, nats } = layout;
  const part = (count: number): number => Math.ceil(count / cells);
  const its = { web: Math.max(2, part(web)), think: part(think), nats: part(nats) };
  return { ...layout, ...its, regions: 1, cells: 1, matches: Math.round(matches / regions / cells) };
}

/** All of them, at most ten minutes on one processor. */
export function scenarios(costs: Costs, say: (shown: Shown) => void): readonly Shown[] {
  const all: Shown[] = [];
  const add = (shown: Shown): void => {
    all.push(shown);
    say(shown);
  };
  const [small, middle] = [layoutFor(1000, 1, costs), layoutFor(100_000, 1, costs)];
  const seed = (what: string): Wish => ({ seed: what });
  add(steady(1000, 1, 600, costs, 'all'));
  add(steady(100_000, 1, 60, costs, 'all'));
  add(steady(10_000_000, 3, 2, costs, 'all'));
  const wish = { look: 'all', brings: 'all' } as const;
  const ways = [wish, { ...wish, look: 'index' }, { look: 'index', brings: 'asked' }] as const;
  const one = oneCellOf(layoutFor(10_000_000, 3, costs));
  add(death(small, 60, costs, { ...seed('one of 1,000'), ...wish }));
  add(death({ ...middle, play: 2 }, 120, costs, { ...seed('one of 100,000'), ...wish }));
  for (const way of ways) add(death(middle, 120, costs, { ...seed('one of 100,000'), ...way }));
  for (const way of ways) add(death(one, 60, costs, { ...seed('one of 10 M'), ...way }));
  for (const web of [4, 20, 100])
    add(final({ ...middle, web: middle.web + web }, 100_000, costs, seed('a final')));
  const three = layoutFor(300_000, 3, costs);
  for (const copied of [false, true])
    for (const brings of ['all', 'asked'] as const) add(lostRegion(three, 240, costs, copied, brings));
  return all;
}
