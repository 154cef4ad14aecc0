// The lab from the command line: the same facts with one thread or two, in one go or after a kill, and a report of them.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '@bridgefront/kernel';
import { Facts } from '@bridgefront/lab/parquet.ts';
import type { SweepResult } from '@bridgefront/lab/sweep.ts';
import { recordJob } from '@bridgefront/lab/play.ts';
import { optionsOf } from '@bridgefront/lab/rules.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import { endpoints } from '@bridgefront/protocol';
import { findGame } from '../src/games.ts';
import { showStudy } from '../src/lab/show.ts';
import { labHost, labWorld } from '../src/lab/world.ts';
import { run, runHere } from './run.ts';
import type { Ended, Surroundings } from './run.ts';

const study = {
  title: 'A small study',
  question: 'Does more mana make matches shorter?',
  game: 'bridgefront',
  tables: [
    ['random', 'random'],
    ['random', 'greedy', 'random'],
  ],
  sets: 18,
  vary: { maxMana: [6] },
};
/** 18 seeds, the rules as given and one variant: two seats alike, and three rotations of three seats. */
const matches = 18 * 2 * (1 + 3);

/** As much of it as is played again and again. */
const part = { ...study, sets: 3 };
const partMatches = 3 * 2 * (1 + 3);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-lab-'));
  writeFileSync(join(folder, 'study.json'), JSON.stringify(study));
  writeFileSync(join(folder, 'part.json'), JSON.stringify(part));
});
afterAll(() => rmSync(folder, { recursive: true }));

// Words that end in .json or name a folder of this test are put into it.
function lab(words: string, around: Surroundings = {}): Promise<Ended> {
  const placed = words
    .split(' ')
    .map((word) =>
      /\.json$|^(?:whole|one|two|killed|other-bots|wrong|nowhere|swept|swept-wrong|crossed|few)$/.test(word)
        ? join(folder, word)
        : word,
    );
  return Object.keys(around).length > 0 ? run(['lab', ...placed], around) : runHere(['lab', ...placed]);
}

function tables(out: string): { [file: string]: string } {
  const files = readdirSync(join(folder, out)).filter((file) => file.endsWith('.parquet'));
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, out, file)))
        .digest('hex'),
    ]),
  );
}

describe('lab run', () => {
  test('gives the same tables with one worker and with two', async () => {
    const whole = await lab('run study.json --out whole --json');
    expect(JSON.parse(whole.out)).toMatchObject({ matches, played: matches, finished: true });
    const one = await lab('run part.json --out one --workers 1 --json');
    expect(JSON.parse(one.out)).toMatchObject({
      matches: partMatches,
      played: partMatches,
      finished: true,
    });
    const two = await lab('run part.json --out two --workers 2 --json');
    expect(two.code).toBe(0);
    expect(Object.keys(tables('one'))).toContain('battles.parquet');
    expect(tables('two')).toEqual(tables('one'));
  });

  test('goes on after kill -9, and the tables are the same', async () => {
    const facts = join(folder, 'killed', 'facts.ndjson');
    const lines = (): number => (existsSync(facts) ? readFileSync(facts, 'utf8').split('\n').length : 0);
    const killed = await lab('run part.json --out killed --workers 1', { killWhen: () => lines() > 10 });
    expect(killed.code).toBeNull();
    writeFileSync(facts, `${readFileSync(facts, 'utf8')}{"match":20,"rows":{"mat`);
    const again = await lab('run part.json --out killed --workers 2 --json');
    const { played, finished } = JSON.parse(again.out) as { played: number; finished: boolean };
    expect(finished).toBe(true);
    expect(played).toBeLessThan(partMatches);
    expect(tables('killed')).toEqual(tables('one'));
  });

  test('every seat of every match has its facts, and shares of the win add up to one', async () => {
    const facts = await Facts.open(join(folder, 'whole'), findGame('bridgefront').measures ?? null);
    const [sums] = await facts.ask(
      'SELECT count(*) AS seats, sum(won) AS wins, count(DISTINCT match) AS matches FROM seats',
    );
    expect(sums).toEqual({ seats: 18 * 2 * (2 + 9), wins: matches, matches });
    const paired = await facts.ask(
      "SELECT count(*) AS n FROM matches a JOIN matches b USING (seed, rotation, table_no) WHERE a.variant = 'as given' AND b.variant = 'maxMana=6'",
    );
    expect(paired).toEqual([{ n: matches / 2 }]);
    facts.close();
  });

  test('a folder of which a match goes otherwise now is refused and left alone', async () => {
    await lab('run study.json --out other-bots --sets 1 --workers 1');
    const path = join(folder, 'other-bots', 'facts.ndjson');
    const changed = readFileSync(path, 'utf8').replace(
      /("matches":\[\[(?:[^,]*,){8})(\d+)/,
      (_, before: string) => `${before}1`,
    );
    writeFileSync(path, changed);
    const refused = await lab('run study.json --out other-bots --workers 1');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/Match 0 of .* does not go as it did/);
    expect(readFileSync(path, 'utf8')).toBe(changed);
  });

  test('a folder with the facts of another study is refused and left alone', async () => {
    writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...study, seed: '2' }));
    const before = readFileSync(join(folder, 'one', 'facts.ndjson'), 'utf8');
    const refused = await lab('run other.json --out one');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/holds the facts of another study/);
    expect(readFileSync(join(folder, 'one', 'facts.ndjson'), 'utf8')).toBe(before);
  });

  test.each([
    [{ ...study, sets: 0 }, /"sets" of the study/],
    [{ ...study, game: 'chess' }, /There is no game "chess"/],
    [{ ...study, tables: [['greedy']] }, /played by 2 to 6, not by 1/],
    [{ ...study, sweep: true }, /Unrecognized key/],
    [{ ...study, vary: { maxMana: [4, 4] } }, /has the rules "maxMana=4" twice/],
    [{ ...study, vary: { maxMana: [4, '4'] } }, /has the rules "maxMana=4" twice/],
    [{ ...study, vary: { maxMana: [4, 4] }, how: 'cross' }, /has the rules "maxMana=4" twice/],
    [{ ...study, variants: { 'as given': { maxMana: 4 } } }, /has the rules "as given" twice/],
    [{ ...study, vary: { maxMana: [4] }, variants: { 'maxMana=4': { rounds: 3 } } }, /"maxMana=4" twice/],
    [{ ...study, vary: { maxManna: [6] } }, /did you mean "maxMana"/],
    [{ ...study, options: { 'zapp.mana': 2 } }, /Did you mean "zap"/],
    [
      { ...study, game: 'castles', tables: [['random', 'random']], vary: { 'ram.hp': [1] } },
      /There is no card "ram"/,
    ],
  ])('a study that makes no sense is refused in a sentence, %#', async (wrong, words) => {
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(wrong));
    const refused = await lab('run wrong.json --out wrong');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(words);
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  });
});

describe('lab report', () => {
  test('writes one HTML file that needs nothing else, and its evidence plays again', async () => {
    expect((await lab('report whole')).code).toBe(0);
    const html = readFileSync(join(folder, 'whole', 'report.html'), 'utf8');
    expect(html.includes('Does more mana make matches shorter?')).toBe(true);
    // A gradient of the legend may point into the file itself.
    expect(/<script|<link|\bsrc=|url\((?!#)/.exec(html)?.[0]).toBeUndefined();
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(8);
    // More mana is more of it wasted: the rules of the variant stand beside those as given.
    const [, changes = ''] =
      /## What each set of rules changes\n([^#]*)/.exec(
        readFileSync(join(folder, 'whole', 'report.md'), 'utf8'),
      ) ?? [];
    expect(changes).toMatch(
      /^\| maxMana=6 \| mana wasted a seat \| 2 \| 12 \|.*\| (?:yes|no) \| match \d+ and \d+ more \|$/m,
    );
    // What follows stands above all else.
    expect(html.indexOf('In short')).toBeLessThan(html.indexOf('<dl>'));
    const [, decision = ''] =
      /^\| maxMana=6 \| (.*) \| 18 \| random, greedy \| (?:act|wait) \|$/m.exec(
        readFileSync(join(folder, 'whole', 'report.md'), 'utf8'),
      ) ?? [];
    expect(decision).toMatch(/ (?:rises|falls) by |^none of \d+ figures stands out$/);
    const command = /<code>npx bridgefront (play [^<]*)<\/code>/.exec(html)?.[1] ?? '';
    const words = command.split(' ');
    const again = await run(words);
    expect(again.code).toBe(0);
  });

  test('names in Markdown, too, the commands that repeat the run and show a match', async () => {
    const markdown = readFileSync(join(folder, 'whole', 'report.md'), 'utf8');
    expect((await lab('report one')).code).toBe(0);
    const [, again = ''] =
      /^- All of it once more: `npx bridgefront (lab run [^`]*)`$/m.exec(
        readFileSync(join(folder, 'one', 'report.md'), 'utf8'),
      ) ?? [];
    const out = join(folder, 'one-again');
    expect(again).toBe(`lab run ${join(folder, 'one', 'study.json')} --out ${out}`);
    expect((await run(again.split(' '))).code).toBe(0);
    expect(tables('one-again')).toEqual(tables('one'));

    // A row's match stands in the list at the end, with the command that shows it.
    const [, win = ''] = /^\| as given \| 2 \| 2 \|.* match (\d+) and \d+ more \|$/m.exec(markdown) ?? [];
    const [, see = ''] =
      new RegExp(`^- Match ${win}: \`npx bridgefront (play [^\`]*)\`$`, 'm').exec(markdown) ?? [];
    const file = join(folder, 'won');
    expect((await run([...see.split(' '), '--record', file])).code).toBe(0);
    const won = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    const job = jobsOf(readStudy(study))[Number(win)];
    expect(won).toMatchObject(recordJob(labWorld, 'bridgefront', job));

    const [, longest = '', choices = ''] =
      /^- Its longest match, (\d+) \((\d+) choices\):/m.exec(markdown) ?? [];
    const record = recordJob(labWorld, 'bridgefront', jobsOf(readStudy(study))[Number(longest)]);
    expect(record.choices).toHaveLength(Number(choices));
  });

  test('a study that was stopped is told from a finished one', async () => {
    writeFileSync(join(folder, 'stopped.json'), JSON.stringify({ ...study, sets: 24 }));
    await lab('run part.json --out killed --sets 2 --workers 1');
    const facts = join(folder, 'killed', 'facts.ndjson');
    const lines = (): number => readFileSync(facts, 'utf8').split('\n').length;
    const before = lines();
    await lab('run stopped.json --out killed --workers 1', { killWhen: () => lines() > before });
    expect((await lab('report killed')).code).toBe(0);
    for (const file of ['report.html', 'report.md'])
      expect(readFileSync(join(folder, 'killed', file), 'utf8')).toMatch(
        /Unfinished: 2 of 24 seeds of each table/,
      );
    expect(readFileSync(join(folder, 'killed', 'report.md'), 'utf8')).not.toMatch(/once more/);
    expect(readFileSync(join(folder, 'whole', 'report.md'), 'utf8')).not.toMatch(/Unfinished/);
    rmSync(join(folder, 'killed', 'seats.parquet'));
    const refused = await lab('report killed');
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringMatching(/seats.parquet is missing: the study is not/),
    });
    writeFileSync(join(folder, 'killed', 'seats.parquet'), 'no table');
    const damaged = await lab('report killed');
    expect(damaged).toMatchObject({ code: 2, err: expect.stringMatching(/seats.parquet cannot be read/) });
  });

  test('a damaged line is named, and the file is left alone', async () => {
    const facts = join(folder, 'two', 'facts.ndjson');
    const [head, first, second, ...more] = readFileSync(facts, 'utf8').split('\n');
    const broken = [head, first, second.slice(0, 40), ...more].join('\n');
    writeFileSync(facts, broken);
    const refused = await lab('run part.json --out two --workers 1');
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/Line 3 of .* is damaged/) });
    expect(readFileSync(facts, 'utf8')).toBe(broken);
  });

  test('a folder that cannot be one is refused in a sentence', async () => {
    writeFileSync(join(folder, 'wrong'), 'a file');
    for (const out of ['wrong', '']) {
      const refused = await lab(`run study.json --workers 1 --out ${out}`);
      expect(refused).toMatchObject({ code: 2, err: expect.not.stringMatching(/went wrong inside/) });
    }
    rmSync(join(folder, 'wrong'), { recursive: true });
  });

  test('a folder without a study is refused in a sentence', async () => {
    const refused = await lab('report nowhere');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/There is no study in .*nowhere/);
  });
});

describe('lab show', () => {
  test('opens every match behind a figure, as it was played, with a recording of what each seat saw', async () => {
    const page = join(folder, 'page');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<title>The page</title>');
    writeFileSync(join(folder, 'secret.html'), 'not of the page');
    const shown = await showStudy(labWorld, join(folder, 'whole'), 0, page);
    const get = (path: string): Promise<Response> => fetch(new URL(path, shown.address));
    try {
      const report = await (await get('/')).text();
      // Each row with more matches than it names leads to all of them; each of them leads into the page.
      const [, all = '', left = ''] = /href="(\/behind\/factions\/\d+)">and (\d+) more/.exec(report) ?? [];
      const list = await (await get(all)).text();
      const found = [...list.matchAll(/href="(\/m\/(study-match-\d{10})\/replay)">Match (\d+)</g)];
      expect(found).toHaveLength(5 + Number(left));
      const [, address = '', id = '', match = ''] = found.at(-1) ?? [];
      expect(await (await get(address)).text()).toBe('<title>The page</title>');

      const info = endpoints.getMatch.answer.parse(await (await get(`/api/matches/${id}`)).json());
      const job = jobsOf(readStudy(study))[Number(match)];
      expect(info.seats.map(({ bot }) => bot)).toEqual(job.bots);
      const record = recordJob(labWorld, 'bridgefront', job);
      const facts = await Facts.open(join(folder, 'whole'), findGame('bridgefront').measures ?? null);
      const [{ choices }] = await facts.ask(`SELECT choices FROM matches WHERE match = ${match}`);
      facts.close();
      expect(record.choices).toHaveLength(Number(choices));
      for (const seat of ['table', ...job.bots.keys()]) {
        const answer = await (await get(`/api/matches/${id}/recording?seat=${seat}`)).json();
        const recording = endpoints.getRecording.answer.parse(answer);
        expect(recording.changes.at(-1)?.at).toBe(record.choices.length);
      }
      const refused = ['/behind/factions/999', '/behind/nothing/0', '/..%2fsecret.html', '/m/1/replay'];
      for (const path of [...refused, '/api/matches/study-match-0000009999', '/api/matches'])
        expect((await get(path)).status, path).toBe(404);
    } finally {
      await shown.close();
    }
  });

  test('the record of a match is what its printed command plays', async () => {
    const html = readFileSync(join(folder, 'whole', 'report.html'), 'utf8');
    const command = /<li><code>npx bridgefront (play [^<]*)<\/code>/.exec(html)?.[1] ?? '';
    const file = join(folder, 'played');
    await run([...command.split(' '), '--record', file]);
    const played = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    const jobs = jobsOf(readStudy(study));
    const job = jobs.find(
      ({ seed, bots, variant }) =>
        seed === played.seed && bots.join() === played.seats.join() && variant === 'as given',
    );
    if (job === undefined) throw new Error('The command plays no match of the study.');
    expect(played).toMatchObject(recordJob(labWorld, 'bridgefront', job));
  });
});

describe('lab ask', () => {
  test('answers in SQL, with the match behind a row', async () => {
    const sql =
      'SELECT variant, min(match) AS match, count(*) AS n FROM matches GROUP BY ALL ORDER BY variant';
    const asked = await run(['lab', 'ask', join(folder, 'whole'), sql]);
    expect(asked.err).toBe('');
    expect(asked.out).toMatch(/^variant +match +n\nas given +0 +72\nmaxMana=6 +1 +72\n/);
    const [, see = ''] = /npx bridgefront (play .*)$/m.exec(asked.out) ?? [];
    expect((await run(see.split(' '))).code).toBe(0);
  });

  test.each([
    ['ask whole SELEKT', /cannot be answered .*; the tables are matches, seats, /],
    ['ask nowhere SELECT', /no study in/],
  ])('%s is refused in a sentence', async (words, why) => {
    const refused = await lab(words);
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(why) });
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  });
});

test('a study may name a preset, and is told when there is none of that name', async () => {
  const named = { ...study, tables: [['random', 'random']], sets: 1, vary: {}, options: { preset: 'short' } };
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify(named));
  const refused = await lab('run wrong.json --out nowhere');
  expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/no preset "short"/) });
  const { game, measures } = labWorld.game('bridgefront');
  const [preset] = game.presets ?? [];
  const given = { preset: preset.name, startGold: 9 };
  expect(optionsOf({ game, measures }, given)).toEqual({ ...preset.options, startGold: 9 });
});

describe('lab sweep', () => {
  beforeAll(() => {
    const small = { ...study, tables: [['random', 'random']], sets: 64, vary: {} };
    writeFileSync(join(folder, 'sweep.json'), JSON.stringify(small));
  });

  test('tells a variant apart early, leaves the others open, and gives the same result on more threads', async () => {
    const words = 'sweep.json --set rounds=4 --set zap.mana=9,1 --until rounds --json --out';
    const one = await lab(`sweep ${words} swept --workers 1`);
    const { comparisons, variants } = JSON.parse(one.out) as SweepResult;
    expect(variants.map(({ variant, sets, early }) => [variant, sets, early])).toEqual([
      ['rounds=4', 32, true],
      ['zap.mana=9', 64, false],
      ['zap.mana=1', 64, false],
    ]);
    const found = variants.map(({ figures }) => figures.find(({ figure }) => figure === 'rounds'));
    expect(found.map((figure) => figure?.verdict)).toEqual(['falls', 'open', 'open']);
    // Zap costs 1 as printed: equal rules over equal seeds differ in nothing at all.
    for (const { difference } of variants[2].figures) expect(difference).toBe(0);
    expect(comparisons).toBe(3 * variants[0].figures.length);
    const again = await lab(`sweep ${words} swept --workers 2`);
    expect(JSON.parse(again.out)).toEqual(JSON.parse(one.out));
    // The report says how to play it again, with what it was told about stopping.
    expect((await lab('report swept')).code).toBe(0);
    const place = join(folder, 'swept');
    expect(readFileSync(join(place, 'report.md'), 'utf8')).toContain(
      `\`npx bridgefront lab sweep ${place}/study.json --until rounds --margin 0 --out ${place}-again\``,
    );
  });

  test('crosses its rules', async () => {
    writeFileSync(join(folder, 'cross.json'), JSON.stringify({ ...part, vary: {} }));
    const crossed = await lab(
      'sweep cross.json --set rounds=2,3 --set maxMana=4,6 --cross --json --out crossed',
    );
    const names = (JSON.parse(crossed.out) as SweepResult).variants.map(({ variant }) => variant);
    expect(names).toEqual([
      'rounds=2 maxMana=4',
      'rounds=2 maxMana=6',
      'rounds=3 maxMana=4',
      'rounds=3 maxMana=6',
    ]);
  });

  test("a figure of the game's questions decides, or a query of one's own", async () => {
    const words = [
      'lab',
      'sweep',
      join(folder, 'sweep.json'),
      '--set',
      'rounds=4',
      '--workers',
      '1',
      '--json',
    ];
    const query = 'SELECT match, max(round) AS value FROM rounds GROUP BY match';
    for (const figure of ['cards-left', query]) {
      const swept = await run([...words, '--out', join(folder, 'until'), '--until', figure]);
      const { variants } = JSON.parse(swept.out) as SweepResult;
      const decides = variants[0].figures.filter((one) => one.figure === figure);
      expect(decides.map(({ verdict }) => verdict)).toEqual([
        figure === query ? 'falls' : expect.any(String),
      ]);
      expect(variants[0].early).toBe(decides[0].verdict !== 'open');
    }
    const refused = await run([
      ...words,
      '--out',
      join(folder, 'until'),
      '--until',
      'SELECT match FROM rounds',
    ]);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/cannot be asked .*; it needs a row a match with match and value\.\n$/);
  });

  test.each([
    ['sweep sweep.json --out wrong', /Nothing varies/],
    ['sweep sweep.json --set maxMana --out wrong', /name=value,value/],
    ['sweep sweep.json --set maxMana=4,4 --out wrong', /has the rules "maxMana=4" twice/],
    ['sweep sweep.json --set maxMana=4 --set maxMana=5 --out wrong', /"maxMana" is given with --set twice/],
    [
      'sweep sweep.json --set rounds=4 --until length --out swept-wrong',
      /no figure "length"; there are: choices/,
    ],
  ])('%s is refused in a sentence', async (words, why) => {
    const refused = await lab(words);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(why);
  });
});

describe('lab compare of two folders', () => {
  const played = async (name: string, rounds: number, more: object = {}): Promise<void> => {
    const small = {
      ...study,
      tables: [['random', 'random']],
      sets: 24,
      vary: {},
      options: { rounds },
      ...more,
    };
    const settings = { folder: join(folder, name), workers: 1, door: labHost.door };
    await runStudy(labWorld, readStudy(small), settings);
  };
  const compared = (a: string, b: string, ...more: readonly string[]): Promise<Ended> =>
    run(['lab', 'compare', join(folder, a), join(folder, b), ...more]);
  beforeAll(() => played('code-old', 3));

  test('tells what other code makes of the same matches', async () => {
    // What is given to both is called as given: for the folders, other rules are other code.
    await played('code-new', 6);
    await played('code-same', 3);
    const both = JSON.parse((await compared('code-old', 'code-new', '--json')).out);
    const rounds = both.rules[0].figures.find(({ figure }: { figure: string }) => figure === 'rounds');
    expect(rounds).toMatchObject({ pairs: 24, meanA: 3, differs: true });
    expect(rounds.low).toBeGreaterThan(1);
    // Where its lines break hangs on how long the names of the folders are.
    expect((await compared('code-old', 'code-same')).out.replaceAll(/\s+/g, ' ')).toContain(
      'nothing differs by more than chance explains',
    );
  });

  test('seeds that they do not share, other games and half a folder are refused in a sentence', async () => {
    await played('code-other', 3, { seed: 'another' });
    await played('code-castles', 3, { game: 'castles', options: {} });
    const said = [await compared('code-old', 'code-castles'), await compared('code-old', 'study.json')];
    expect(said.map(({ code }) => code)).toEqual([2, 2]);
    expect(said[0].err).toContain('only one game can be compared');
    expect(said[1].err).toContain('is a directory');
    expect((await compared('code-old', 'code-other')).err).toContain('have no seeds in common');
  });
});

describe('lab compare', () => {
  test('a difference is found with the right sign', async () => {
    const small = { ...study, tables: [['greedy', 'greedy']], sets: 24, vary: {} };
    writeFileSync(join(folder, 'short.json'), JSON.stringify({ ...small, options: { rounds: 3 } }));
    writeFileSync(join(folder, 'long.json'), JSON.stringify({ ...small, options: { rounds: 6 } }));
    const compared = await lab('compare short.json long.json --workers 2 --json --out wrong');
    const { figures } = JSON.parse(compared.out) as {
      figures: { figure: string; difference: number; low: number; differs: boolean }[];
    };
    const rounds = figures.find(({ figure }) => figure === 'rounds');
    expect(rounds).toMatchObject({ differs: true });
    expect(rounds?.low).toBeGreaterThan(1);
  });

  test('two seeds are said to be too few to tell, and no width of zero is shown', async () => {
    const small = { ...study, tables: [['random', 'random']], sets: 2, vary: {} };
    writeFileSync(join(folder, 'short.json'), JSON.stringify({ ...small, options: { rounds: 3 } }));
    writeFileSync(join(folder, 'long.json'), JSON.stringify({ ...small, options: { rounds: 4 } }));
    const few = await lab('compare short.json long.json --workers 1 --out few');
    expect(few.code).toBe(0);
    expect(few.out).toMatch(/^ +rounds +2 +3\.000 +4\.000 +1\.000 \(too few matches\)$/m);
    expect(few.out).toMatch(/Too\s+few\s+matches\s+stand behind all of the figures/);
    const more = await lab('compare short.json long.json --workers 1 --sets 8 --out few');
    expect(more.out).toMatch(/^[ *]+rounds +2 +3\.000 +4\.000 +1\.000 \(0\.\d{3} to 1\.000\)$/m);
    expect(more.out).not.toMatch(/\((-?[\d.]+) to \1\)/);
  });
});
