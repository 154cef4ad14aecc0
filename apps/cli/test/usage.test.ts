// Wrong usage of every command: exit code 2, one sentence on stderr that says what to do, nothing on stdout.

import { afterAll, expect, test } from 'vitest';
import { Folder, run, runHere } from './run.ts';
import type { Ended } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const broken = folder.write('broken.json', '{ "game": "bridgefront", "seed": "x", "cho');
const empty = folder.write('empty.json', '');
const list = folder.write('list.json', []);
const missing = folder.at('missing.json');
const seats = [{ faction: 'veil' }, { faction: 'bastion' }];
const scenario = (name: string, fields: object): string =>
  folder.write(`${name}.json`, { game: 'bridgefront', position: { seats }, ...fields });

const wrong: readonly (readonly [words: readonly string[], says: RegExp])[] = [
  [['plya', 'bridgefront'], /unknown command 'plya' \(Did you mean play\?\).*bridgefront --help/],
  [['--nonsense'], /unknown option '--nonsense'/],
  [['play'], /missing required argument 'game'.*bridgefront play --help/],
  [['play', 'bridgefrnt'], /no game "bridgefrnt"; did you mean "bridgefront"\?/],
  [['play', 'chess'], /no game "chess"; there is: bridgefront/],
  [['play', 'bridgefront', '--sead', '3'], /unknown option '--sead' \(Did you mean --seed\?\)/],
  [['play', 'bridgefront', '--seats', 'gredy,human'], /no player "gredy"; did you mean "greedy"\?/],
  [['play', 'bridgefront', '--seats', 'greedy'], /2 to 6 seats, not 1: write --seats human,greedy/],
  [['play', 'bridgefront', '--seats', 'greedy,greedy', '--option', 'maxMna=3'], /did you mean "maxMana"\?/],
  [['play', 'bridgefront', '--seats', 'greedy,greedy', '--option', 'maxMana'], /name=value/],
  [
    ['play', 'bridgefront', '--seats', 'greedy,greedy', '--option', 'maxMana=99'],
    /maxMana cannot be 99.*1 to 10/,
  ],
  [
    ['play', 'bridgefront', '--seats', 'greedy,greedy', '--option', 'factions=veil,veil'],
    /veil can be played by one/,
  ],
  [
    ['play', 'bridgefront', '--seats', 'greedy,greedy', '--record', '/nowhere/at/all.json'],
    /cannot be written/,
  ],
  [['play', 'bridgefront', '--resume', missing], /no file .*missing\.json/],
  [['simulate', 'bridgefront', '--seats', 'human,greedy'], /person cannot be simulated/],
  [['simulate', 'bridgefront', '--matches', 'many'], /--matches takes a whole number.*"many"/],
  [['simulate', 'bridgefront', '--workers', '0'], /--workers takes a whole number from 1/],
  [['simulate', 'bridgefront', '--seats', 'random,randm'], /no bot "randm"; did you mean "random"\?/],
  [['ladder', 'bridgefrnt'], /no game "bridgefrnt"; did you mean "bridgefront"\?/],
  [['ladder', 'bridgefront', '--bots', 'greedy'], /two bots or more: write --bots greedy,random/],
  [['ladder', 'bridgefront', '--bots', 'greedy,greedy'], /names greedy twice/],
  [['ladder', 'bridgefront', '--bots', 'greedy,randm'], /no bot "randm"; did you mean "random"\?/],
  [['ladder', 'bridgefront', '--bots', 'greedy,search:0'], /no bot "search:0"; did you mean "search"\?/],
  [['ladder', 'bridgefront', '--bots', 'greedy,search:08'], /no bot "search:08"/],
  [['ladder', 'bridgefront', '--bots', 'greedy,strength:101'], /no bot "strength:101"/],
  [['ladder', 'bridgefront', '--bots', 'greedy,sobre'], /no bot "sobre"; did you mean "sober"\?/],
  [['ladder', 'bridgefront', '--seats', '2,7'], /--seats takes a whole number from 2 to 6, not "7"/],
  [['ladder', 'twin-bridges', '--seats', '4'], /--seats takes only 2, not "4"/],
  [['play', 'twin-bridges', '--seats', 'human,greedy,greedy'], /is played by 2 seats, not 3/],
  [['play', 'twin-bridges', '--seating', 'radom'], /no seating "radom"; did you mean "random"\?/],
  [['ladder', 'bridgefront', '--form', 'hlf'], /no form "hlf"; did you mean "half"\?/],
  [['ladder', 'bridgefront', '--matches', '0'], /--matches takes a whole number from 1/],
  [['ladder', 'bridgefront', '--margin', 'wide'], /--margin takes a share from 0 to 0.5 such as 0.05/],
  [['ladder', 'bridgefront', '--workers', '0'], /--workers takes a whole number from 1/],
  [['ladder', 'bridgefront', '--option', 'maxMana=99'], /maxMana cannot be 99/],
  [['ladder', 'bridgefront', '--seats', '4', '--option', 'factions=veil,cipher'], /2 factions for 4 seats/],
  [['ladder', 'bridgefront', '--file', folder.path], /cannot be read/],
  [['ladder', 'bridgefront', '--file', '/nowhere/at/all.jsonl'], /cannot be written/],
  [['ladder', 'bridgefront', '--file', list], /is no file of a ladder/],
  [['cards', 'bridgefront', 'zapp'], /no card "zapp"; did you mean "Zap"\?/],
  [['cards', 'bridgefront', '--option', 'cardChanges=zap.mna=1', '--json'], /./],
  [['odds', 'bridgefront', '--attacker', '3 forces'], /--defender/],
  [['scenario', missing], /no file .*missing\.json.*stdin/],
  [['scenario', folder.path], /is a directory/],
  [['scenario', broken], /no complete JSON/],
  [['scenario', empty], /empty/],
  [['scenario', list], /a JSON object/],
  [
    ['scenario', scenario('game', { game: 'bridgefort' })],
    /no game "bridgefort"; did you mean "bridgefront"\?/,
  ],
  [
    ['scenario', scenario('field', { positon: {} })],
    /no scenario field "positon"; did you mean "position"\?/,
  ],
  [['scenario', scenario('dice', { dice: [7] })], /dice are a list of numbers from 1 to 6/],
  [['scenario', scenario('option', { options: { maxMna: 3 } })], /did you mean "maxMana"\?/],
  [['scenario', scenario('script', { script: [{ choices: ['done'] }] })], /Script entry 1 needs a seat/],
  [['replay', missing], /no file .*missing\.json/],
  [['replay', broken], /no complete JSON/],
  [['replay', list], /record is a JSON object/],
  [
    [
      'replay',
      folder.write('chess.json', { game: 'chess', rules: '', seed: '', seats: [], choices: [], options: {} }),
    ],
    /no game "chess"/,
  ],
];

/** The same where stdin is read, or a game's own error says it: a test's loader has a game's modules beside its own. */
const wrongInProcess: typeof wrong = [
  [['odds', 'bridgefront', '-a', '3 forces', '-d', 'brtue'], /defender: There is no champion "brtue"/],
  [
    ['odds', 'bridgefront', '-a', '3 forces', '-d', '2', '--at', 'mne'],
    /no battleground "mne"; did you mean "mine"\?/,
  ],
  [
    ['odds', 'bridgefront', '-a', '3', '-d', '2', '--attacker-faction', 'viel'],
    /no faction "viel"; did you mean "veil"\?/,
  ],
  [['scenario', '-'], /stdin is empty/],
  [
    ['scenario', scenario('card', { position: { seats: [{ hand: ['Zapp'] }, {}] } })],
    /no card "Zapp"; did you mean "Zap"\?/,
  ],
];

function expectOneSentence({ code, out, err }: Ended, says: RegExp): void {
  expect(err).toMatch(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/\bat .*\.ts:/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}

test.each(wrong)('bridgefront %j says what to do', async (words, says) => {
  expectOneSentence(await runHere(words), says);
});

test.concurrent.each(wrongInProcess)('bridgefront %j says what to do', async (words, says) => {
  expectOneSentence(await run(words), says);
});

test.each([
  [[]],
  [['--help']],
  [['help', 'play']],
  ...['play', 'simulate', 'ladder', 'cards', 'odds', 'scenario', 'replay', 'verify'].map((name) => [
    [name, '--help'],
  ]),
])('bridgefront %j explains itself', async (words) => {
  const { code, out, err } = await runHere(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/Usage: bridgefront/);
  expect(out).toMatch(/Examples:|Start here:/);
});

test.concurrent('--version prints the version alone', async () => {
  expect(await run(['--version'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: '',
  });
});

test.concurrent('a reader that goes away ends the command quietly', async () => {
  const { err } = await run(['cards', 'bridgefront'], { hangUp: true });
  expect(err).toBe('');
});
