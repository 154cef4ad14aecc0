// What the gate leaves out, so that a change waits minutes for it and not an hour: further cases, windows and games of what
// another test in it shows, and the longest ways to what shorter ones reach. `npm run whole` runs these.

/** By file, how the names of its tests begin that are left out. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'apps/web/test/e2e/access.test.ts': [
    'a match of Bridgefront to its end, 1280',
    'a match of Bridgefront to its end, 360',
    'the first round of Bridgefront, 360',
    'a match of Twin Bridges, 1280',
  ],
  'apps/web/test/e2e/by-light.test.ts': [
    'bridgefront on a desktop',
    'bridgefront on a laptop',
    'twin-bridges on a desktop',
    'twin-bridges on a laptop',
  ],
  'apps/web/test/e2e/by-mail.test.ts': ['is played by push'],
  'apps/web/test/e2e/call-me.test.ts': ['what is called for', 'a webhook that leads into the own network'],
  'apps/web/test/e2e/cards.test.ts': [
    'sheets to print',
    'large letters',
    'the rules are printed',
    ...['bridgefront', 'fells-and-fords', 'heartland', 'twin-bridges'].map(
      (game) => `axe finds nothing on the cards of ${game}`,
    ),
    ...['castles', 'fells-and-fords', 'heartland'].map((game) => `${game}: no word`),
  ],
  'apps/web/test/e2e/castles.test.ts': [
    'two who play together',
    'before the start',
    'two teams, each',
    'a series by mail',
    'whoever plays Red',
    'two people besiege',
    'axe finds nothing on the board: laptop',
  ],
  'apps/web/test/e2e/change-of-mind.test.ts': [
    'who leaves for good',
    'a match against bots is ended',
    'a stack is dragged to where it marches, by mouse',
  ],
  'apps/web/test/e2e/dice.test.ts': ['a share that is known'],
  'apps/web/test/e2e/double-clicks.test.ts': ['castles', 'fells-and-fords', 'twin-bridges'].map(
    (game) => `a double click on a lit control of ${game}`,
  ),
  'apps/web/test/e2e/endings.test.ts': [
    'the winner, the loser',
    'the end is one card: course, moments with boards, all hands, 1280',
    'who ended a match',
    'somebody alone ends',
  ],
  'apps/web/test/e2e/fells.test.ts': [
    'letters at the edges',
    'a hand that is asked for',
    'two friends choose',
    'a campaign of four',
    'between two battles',
    "a battlefield of one's own",
    'access, 390',
  ],
  'apps/web/test/e2e/find.test.ts': ['two who look back'],
  'apps/web/test/e2e/focus-ring.test.ts': [
    '/watch',
    '/matches',
    '/learn/castles',
    '/credits',
    ...['castles', 'fells-and-fords', 'heartland', 'twin-bridges'].map((game) => `the table of ${game}`),
  ].map((path) => `every stop of the Tab key shows where it is: ${path}`),
  'apps/web/test/e2e/handed-round.test.ts': [
    'what was said to one',
    'whoever takes the device',
    'a whole match is played by keys',
    'a device is covered',
    'a deck that one person',
  ],
  'apps/web/test/e2e/heartland.test.ts': [
    'who settles',
    'keys number',
    'two people, one on a laptop',
    'access and the keyboard: phone',
    'a commit in the making',
  ],
  'apps/web/test/e2e/hit-targets.test.ts': [
    '1440 x 900',
    '1280 x 720',
    'a March in two clicks and a seal, with nothing in its way, 1440',
    'a March in two clicks and a seal, with nothing in its way, 1280',
    'Twin Bridges shows the whole hand and both plates, 1440',
  ],
  'apps/web/test/e2e/imported.test.ts': ['a record from elsewhere'],
  'apps/web/test/e2e/laptop.test.ts': ['1366 x 768'],
  'apps/web/test/e2e/large-letters.test.ts': ['/new is', '/rules is', '/matches is'],
  'apps/web/test/e2e/leaving.test.ts': ['a vote to end'],
  'apps/web/test/e2e/lessons.test.ts': ['a lesson is found'],
  'apps/web/test/e2e/lies.test.ts': ['cards that were shown', 'another share', 'of 1 seeded lies'],
  'apps/web/test/e2e/long-plans.test.ts': ['a plan of six units, 1280'],
  'apps/web/test/e2e/noted.test.ts': ['who agrees takes'],
  'apps/web/test/e2e/on-this-device.test.ts': [
    'a match is there again',
    'a match that is open in two tabs',
    'a match that was played on',
  ],
  'apps/web/test/e2e/pages.test.ts': ['every page is accessible and fits, laptop', 'a link carries'],
  'apps/web/test/e2e/passkeys.test.ts': ['where the server sends mail'],
  'apps/web/test/e2e/phone.test.ts': ['places are tapped', 'Twin Bridges fits'],
  'apps/web/test/e2e/played-cards.test.ts': ['fells-and-fords', 'twin-bridges'],
  'apps/web/test/e2e/puzzles.test.ts': ['a wrong try'],
  'apps/web/test/e2e/recap.test.ts': ['castles, 1280', 'fells-and-fords, 390'],
  'apps/web/test/e2e/solo.test.ts': [
    'a match of Bridgefront through the list',
    'Twin Bridges between two friends',
  ],
  // One size of each game stays, and each size of a game.
  'apps/web/test/e2e/stage.test.ts': [
    ...['1280 x 720', '390 x 844', '844 x 390'].map((size) => `bridgefront, ${size}`),
    ...['1440 x 900', '1280 x 720', '844 x 390'].map((size) => `castles, ${size}`),
    ...['1440 x 900', '390 x 844', '844 x 390'].map((size) => `heartland, ${size}`),
    ...['1440 x 900', '1280 x 720', '390 x 844'].map((size) => `fells-and-fords, ${size}`),
    ...['1440 x 900', '1280 x 720', '390 x 844'].map((size) => `twin-bridges, ${size}`),
  ],
  'apps/web/test/e2e/watch.test.ts': ['bots that play for show are commented by win chances on a laptop'],
  'apps/web/test/e2e/without-network.test.ts': [
    'bots are played against',
    'a match opens by itself',
    'a new page is shown',
  ],
  'apps/web/test/e2e/workshop-stranger.test.ts': [
    'is Recruit',
    'a new card of two effects',
    'a figure of one’s own',
    'heartland: ',
    'fells-and-fords: ',
  ],
  'apps/web/test/e2e/workshop.test.ts': [
    'a figure of one’s own',
    ...['castles', 'heartland', 'fells-and-fords'].map((game) => `${game}: a number of a card`),
    ...['bridgefront', 'castles', 'fells-and-fords', 'twin-bridges'].map(
      (game) => `${game}: its rules can be changed`,
    ),
    'nothing is cut or out of reach, and axe finds nothing: a phone',
    'a position on a phone',
    'a new card of a game with several types',
  ],
  'apps/cli/test/lab.test.ts': [
    'names in Markdown',
    'a figure of the game',
    'tells a variant apart early',
    'opens every match',
    'tells what other code',
    'a study that was stopped',
    'crosses its rules',
  ],
  'apps/cli/test/lab-planted.test.ts': ['two more gold', 'a card that is worth', 'tune undoes'],
  'apps/cli/test/ladder.test.ts': [
    'threads change',
    'a killed ladder',
    'a line that is no match',
    'stops once',
    'a searcher takes',
    'without --json',
  ],
  'apps/cli/test/play.test.ts': [
    'S-33',
    'a match that is over',
    'a hint tells',
    'moments at which',
    'SIGTERM ends',
    'SIGHUP ends',
  ],
  'apps/cli/test/simulate.test.ts': ['threads change'],
  'apps/server/test/example-bot.test.ts': [
    'joins a private',
    'the Python bot plays',
    'a bot that uses its message',
    'a Python bot waits',
  ],
  'apps/server/test/hard/copy.test.ts': ['the copy follows'],
  'apps/server/test/hard/disk.test.ts': ['damaged snapshots', 'a full disk (limit)'],
  'apps/server/test/hard/guests.test.ts': ['clients that stop reading'],
  'apps/server/test/hard/roles.test.ts': ['strong bots think', 'studies are played'],
  'apps/server/test/hard/rolling.test.ts': ['matches go on'],
  'apps/server/test/hard/traces.test.ts': ['one that another server plays', 'without a collector'],
  'apps/server/test/hard/set-back.test.ts': ['so is a database', 'a write-ahead log'],
  'apps/server/test/hard/start.test.ts': ['SIGTERM to npm'],
  'apps/web/test/e2e/sessions.test.ts': [
    'all others are ended',
    'all that is kept',
    'whoever leaves a device',
  ],
  'apps/web/test/e2e/asking.test.ts': ['what would end the turn', 'on a phone the switch'],
  'apps/web/test/e2e/table.test.ts': ['an enemy across'],
  'apps/web/test/e2e/keyboard.test.ts': ['places are chosen'],
};

/** Which tests are run: all, those of the gate (`slice`), or those that it leaves out (`rest`). */
export type Extent = 'all' | 'slice' | 'rest';

/** Whether a test, by its file under the root and its name, is run. */
export function runs(extent: Extent, file: string, name: string): boolean {
  if (extent === 'all') return true;
  const left = (leftOut[file] ?? []).some((beginning) => name.startsWith(beginning));
  return left === (extent === 'rest');
}
