// Scenarios: the documented example, forgiving scripts, strict refusals, and output that can be read again.

import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

interface Played {
  readonly position: {
    readonly seats: readonly { readonly [field: string]: unknown }[];
    readonly units: readonly unknown[];
  };
  readonly pending: readonly {
    readonly seat: number;
    readonly plan: readonly string[];
    readonly choices: readonly string[];
  }[];
  readonly reports: readonly { readonly face: { readonly tell: string }; readonly text: string }[];
  readonly outcome: unknown;
}

const position = {
  round: 4,
  phase: 'action',
  lead: 0,
  seats: [
    {
      faction: 'veil',
      capital: [3, 0],
      gold: 4,
      mana: 5,
      hand: ['Zap'],
      draw: ['Recruit'],
      discard: [],
      burned: [],
    },
    { faction: 'bastion', capital: [-3, 0] },
  ],
  bridges: [
    [
      [0, 0],
      [1, 0],
    ],
  ],
  mines: [{ at: [2, 0], value: 5 }],
  forges: [[0, 2]],
  units: [
    { at: [1, 0], seat: 0, forces: 3, champions: [{ name: 'Brute', hp: 3 }] },
    { at: [0, 0], seat: 1, forces: 2 },
  ],
  decks: { 'market-2': ['Insight'], 'power-2': [] },
};

type Script = readonly { readonly seat: number; readonly choices: readonly string[] }[];

const written = (script: Script, more: object = {}): string =>
  JSON.stringify({ game: 'bridgefront', seed: 'any text', dice: [1, 6, 3], position, script, ...more });

const play = async (script: Script, more: object = {}): Promise<Played> =>
  (await runJson(['scenario', '-', '--json'], { input: written(script, more) })) as Played;

test.concurrent('a script is carried out and told', async () => {
  const {
    position: after,
    reports,
    outcome,
  } = await play([
    { seat: 0, choices: ['card:zap', 'champion:brute'] },
    { seat: 1, choices: ['done'] },
  ]);
  expect(after.units).toContainEqual({
    at: [1, 0],
    seat: 0,
    forces: 3,
    champions: [{ name: 'Brute', hp: 2 }],
  });
  expect(after.seats[0]).toMatchObject({ mana: 4, hand: [] });
  expect(reports.map(({ text }) => text)).toContain('Brute takes 1 damage.');
  expect(reports.every(({ face, text }) => face.tell.length > 0 && text.length > 0)).toBe(true);
  expect(outcome).toBeNull();
});

test.concurrent('every asked seat that has not sealed is pending with its plan and its choices', async () => {
  const { pending } = await play([{ seat: 0, choices: ['march'] }]);
  expect(pending).toEqual([
    expect.objectContaining({ seat: 0, decision: 'action', plan: ['march'], choices: ['hex:1,0'] }),
    expect.objectContaining({
      seat: 1,
      decision: 'action',
      plan: [],
      choices: expect.arrayContaining(['done']),
    }),
  ]);
});

test.concurrent('dice are used up first', async () => {
  const march: Script = [
    { seat: 1, choices: ['done'] },
    { seat: 0, choices: ['march', 'hex:1,0', 'forces:3', 'none', 'hex:0,0'] },
  ];
  const { reports } = await play(march, { dice: [1, 1, 6, 6, 6] });
  expect(reports.map(({ text }) => text).join(' ')).toMatch(/Forces on 1–2: 1, 1, 6.*Forces on 1–3: 6, 6/);
});

test.concurrent.each<readonly [string, readonly string[]]>([
  ['in full', ['march', 'hex:1,0', 'forces:3', 'champion:brute', 'hex:0,0']],
  ['without the only hex', ['march', 'forces:3', 'champion:brute', 'hex:0,0']],
  ['without the only path', ['march', 'hex:1,0', 'forces:3', 'champion:brute', 'hex:0,0', 'none']],
])('a march can be written %s', async (_how, choices) => {
  const { reports } = await play([
    { seat: 1, choices: ['done'] },
    { seat: 0, choices },
  ]);
  expect(reports.map(({ text }) => text)).toContain(
    'Seat 0 moves 3 Forces and Brute from the hex east of the Center to the Center.',
  );
});

test.concurrent.each<readonly [string, Script, RegExp]>([
  ['not offered', [{ seat: 0, choices: ['card:recruit'] }], /Script entry 1, choice 1 .*card:zap, march/],
  [
    'a wrong target',
    [{ seat: 0, choices: ['card:zap', 'champion:tax-reaver'] }],
    /choice 2 .*champion:brute/,
  ],
  ['already sealed', [{ seat: 0, choices: ['done', 'march'] }], /sealed.*Legal choices of seat 1/],
  ['no such seat', [{ seat: 4, choices: ['done'] }], /There is no seat 4/],
])('an illegal choice (%s) ends with 1 and names the legal ones', async (_why, script, says) => {
  const { code, out, err } = await run(['scenario', '-', '--json'], { input: written(script) });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test.concurrent('what is printed is a scenario again', async () => {
  const first = await runJson(['scenario', '-', '--json'], {
    input: written([{ seat: 0, choices: ['march'] }]),
  });
  const input = JSON.stringify({ ...(first as object), script: [] });
  const again = (await runJson(['scenario', '-', '--json'], { input })) as Played;
  expect(again).toEqual({ ...(first as object), reports: [] });
});

test.concurrent('a scenario in set-up needs nothing but factions', async () => {
  const input = JSON.stringify({
    game: 'bridgefront',
    position: { phase: 'setup', seats: [{ faction: 'veil' }, { faction: 'cipher' }] },
  });
  const { pending } = (await runJson(['scenario', '-', '--json'], { input })) as Played;
  expect(pending).toMatchObject([{ seat: 1, decision: 'capital', choices: ['hex:3,0', 'hex:-3,0'] }]);
});

test.concurrent('without --json the table is drawn', async () => {
  const { code, out } = await run(['scenario', '-'], { input: written([{ seat: 1, choices: ['done'] }]) });
  expect(code).toBe(0);
  expect(out).toContain('V3*');
  expect(out).toMatch(/Seat 0: Choose an action/);
});
