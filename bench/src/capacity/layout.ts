// Layouts: how many machines of each kind so many matches take, by the costs, and what they cost a month.

import type { Costs } from './costs.ts';

/** What runs where. A cell is a cluster as it is today: one PostgreSQL, one chair, some servers that play. */
export interface Layout {
  readonly matches: number;
  readonly regions: number;
  /** In each region. */
  readonly cells: number;
  readonly web: number;
  /** Threads of those that think. */
  readonly think: number;
  readonly nats: number;
  /** In each cell. */
  readonly play: number;
  /** Processors of its PostgreSQL. */
  readonly postgres: number;
}

/** Choices a second in the busiest hour. */
export function rateOf(matches: number, costs: Costs): number {
  const live = matches * costs.liveShare;
  return live / costs.livePace + (matches - live) / costs.mailPace;
}

/** Seconds of one processor of PostgreSQL that a look of the chair takes. */
export function lookOf({ open, unheld, servers }: LookWish, costs: Costs): number {
  const passed = unheld === 0 ? open : Math.min(open, (costs.lookTakes * open) / unheld);
  return (passed * (costs.lookMatch + costs.lookServer * servers)) / 1e6;
}

interface LookWish {
  readonly open: number;
  readonly unheld: number;
  readonly servers: number;
}

/** Servers that play, so many that the others load the live matches of a dead one soon enough, and all of them work as they may. */
function playersFor(matches: number, rate: number, costs: Costs): number {
  const { liveShare, takePlay, seats, watchers, followPlay, playChoice, used, loadedWithin } = costs;
  const loading = (matches * liveShare * (takePlay + (seats + watchers) * followPlay)) / 1000;
  let count = Math.max(2, Math.ceil((rate * playChoice) / 1000 / used));
  while (loading / count / (count - 1) > loadedWithin) count++;
  return count;
}

/** Enough of everything, so that no processor is busier than it may be; two of each, so that one may go. */
export function layoutFor(matches: number, regions: number, costs: Costs): Layout {
  const cells = Math.ceil(matches / costs.cellMatches / regions);
  const rate = rateOf(matches, costs) / regions;
  const enough = (load: number, least: number): number => Math.max(least, Math.ceil(load / costs.used));
  const people = rate * (1 - costs.botShare);
  const out = (costs.watchers * costs.followerMessages * costs.followerWeb) / 1000;
  const open = matches / regions / cells;
  const play = playersFor(open, rate / cells, costs);
  const look = lookOf({ open, unheld: 0, servers: play }, costs);
  const looking = look / (look + costs.lookEvery);
  return {
    matches,
    regions,
    cells,
    web: enough((people * (costs.webChoice + out)) / 1000, 2),
    think: enough((rate * costs.botShare * costs.thought) / 1000, 1),
    nats: enough((rate * costs.natsChoice) / 1000, 1),
    play,
    postgres: enough((rate * costs.postgresChoice) / 1000 / cells + looking, 1),
  };
}

/** Processors by kind, gigabytes, and euros a month. */
export interface Bill {
  readonly servers: number;
  readonly databases: number;
  readonly diskGigabytes: number;
  readonly trafficGigabytes: number;
  readonly euros: number;
}

const perMonth = 30 * 86_400;

/** What a layout costs. */
export function billOf(layout: Layout, costs: Costs): Bill {
  const { matches, regions, cells, web, think, nats, play, postgres } = layout;
  // Other threads of a process are busy besides its main one; NATS is three where it has to outlive one, and so is the proxy two.
  const beside = 1 + costs.playThreads / costs.playChoice;
  const servers = regions * Math.ceil((web + cells * play) * beside + think + Math.max(3, nats) + 2);
  const databases = regions * cells * postgres;
  const diskGigabytes = (matches * costs.matchDisk) / 1e6;
  const readers = costs.seats + costs.watchers;
  const bytes = (readers * costs.followerMessages * costs.followerBytes) / costs.compressed;
  const trafficGigabytes = ((rateOf(matches, costs) / costs.busiest) * perMonth * bytes) / 1e9;
  const euros =
    servers * costs.euroProcessor +
    databases * costs.euroDatabase +
    diskGigabytes * 3 * costs.euroGigabyte +
    trafficGigabytes * costs.euroTraffic;
  return { servers, databases, diskGigabytes, trafficGigabytes, euros };
}
