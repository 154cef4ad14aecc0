// The house's bots on the scale of people: their strength on the ladder of each game, as `ladder.json` in its folder says.

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { newcomer } from './rate.ts';
import type { Rating } from './rate.ts';

/** Bots of one game by name; none where nothing was measured. */
export type Anchors = ReadonlyMap<string, Rating>;

const ladder = z.record(z.string(), z.tuple([z.number(), z.number()]));
// The ladder's own scale: a difference of this much is as much as 400 / ln 10 here.
const ladderScale = (25 / 6) * Math.SQRT2;
const factor = 400 / Math.log(10) / ladderScale;
/** The bot that is as strong as a newcomer is taken to be. */
const level = 'apprentice';
const read = new Map<string, Anchors>();

/** Those of a game. */
export async function anchorsOf(game: string): Promise<Anchors> {
  const known = read.get(game);
  if (known !== undefined) return known;
  const anchors = await readAnchors(game).catch((): Anchors => new Map());
  read.set(game, anchors);
  return anchors;
}

async function readAnchors(game: string): Promise<Anchors> {
  const file = new URL(import.meta.resolve(`@bridgefront/game-${game}/ladder.json`));
  const bots = ladder.parse(JSON.parse(await readFile(file, 'utf8')));
  const [from] = bots[level] ?? [0, 0];
  return new Map(
    Object.entries(bots).map(([bot, [mu, sigma]]) => [
      bot,
      { mean: newcomer.mean + (mu - from) * factor, deviation: sigma * factor },
    ]),
  );
}
