// Scenes that pictures are taken of: the screens around the tables, a first match, and what each game wants to be shown.

import { games } from '../../apps/server/src/games.ts';
import { picturesOf, shootMatch } from './matches.ts';
import { Played, openTable } from './visit.ts';
import type { Visit } from './visit.ts';

/** Takes the pictures of one scene. */
export type Scene = (visit: Visit) => Promise<void>;

const firstGame = [...games.keys()][0] ?? '';

// The seats of a table that waits for a friend.
const forFriends = [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'veteran' }];

async function home({ page, url, shot }: Visit): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
  await shot('home', { anew: true });
}

async function pages({ page, url, shot }: Visit): Promise<void> {
  for (const name of ['new', `rules/${firstGame}`, 'credits']) {
    await page.goto(`${url}/${name}`);
    await shot(name.replace('/', '-'), { anew: true });
  }
}

async function lobby(visit: Visit): Promise<void> {
  const { id } = await openTable(visit, firstGame, forFriends);
  await visit.page.goto(`${visit.url}/m/${id}`);
  await visit.shot('lobby', { anew: true });
}

async function invitation(visit: Visit): Promise<void> {
  const { page, url, shot } = visit;
  const { id, seats } = await openTable(visit, firstGame, forFriends);
  const invite = seats.find((seat) => !seat.mine && seat.invite !== undefined)?.invite ?? '';
  // Whoever is invited is somebody else.
  await page.context().clearCookies();
  await page.goto(`${url}/m/${id}?invite=${invite}&seat=1`);
  await shot('invitation', { anew: true });
}

async function first(visit: Visit): Promise<void> {
  const { page, url, shot } = visit;
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  const begin = page.getByRole('button', { name: 'Begin like this' });
  await begin.waitFor();
  await shot('first-visit', { anew: true });
  await begin.click();
  await page.waitForTimeout(1000);
  const played = await Played.of(visit);
  await played.until(({ ask }) => ask === 'action');
  await shot('guided-planning', { anew: true });
  await played.take('march');
  await played.take('hex:');
  await played.take('forces:');
  await shot('guided-march', { anew: true });
}

/** All scenes by their names. */
export const scenes: { readonly [name: string]: Scene } = {
  home,
  pages,
  lobby,
  invitation,
  first,
  ...Object.fromEntries(
    [...games.keys()].flatMap((game) =>
      picturesOf(game).map((pictures) => [
        pictures.scene,
        (visit: Visit) => shootMatch(visit, game, pictures),
      ]),
    ),
  ),
};
