// Rooms in which faults are planted, each with the tests that are to see them.

/** A file and its tests. */
export interface PlantedFile {
  readonly file: string;
  readonly tests: readonly string[];
}

const hosting = ['packages/hosting/test/'];
const match = ['apps/web/src/match/'];
const playback = ['apps/web/src/playback/', 'apps/web/test/playback.test.ts'];

const room = (folder: string, files: readonly string[], tests: readonly string[]): readonly PlantedFile[] =>
  files.map((file) => ({ file: `${folder}/${file}.ts`, tests }));

/** By room. */
export const rooms: { readonly [room: string]: readonly PlantedFile[] } = {
  clock: room('packages/hosting/src', ['clock'], hosting),
  'standing answers': room('packages/hosting/src', ['standing', 'standing-ways'], hosting),
  hosting: [
    ...room(
      'packages/hosting/src',
      ['hosted-match', 'held-match', 'unattended', 'play', 'load', 'streams', 'answers', 'messages', 'facts'],
      hosting,
    ),
    ...room('packages/hosting/src', ['report-history', 'attendance'], hosting),
  ],
  playback: room(
    'apps/web/src/playback',
    ['reveal-playback', 'replay-playback', 'moments', 'memory'],
    playback,
  ),
  'match context': room('apps/web/src/match', ['create-match-context', 'acts', 'utterance'], match),
};
