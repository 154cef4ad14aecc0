// The linter's rules are a promise of the architecture: each one is broken here on purpose, in a copy of the
// workspace's shape, and must be reported. A rule that stops firing is as bad as a rule that was never there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** A file, what stands in it, and the rules that must be reported there; an empty list means a clean file. */
interface Case {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  readonly rules: readonly string[];
}

const PURE = [
  'packages/kernel/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/hosting/src',
  'packages/not-yet-known/src',
  'games/toy/rules',
  'games/toy/lessons',
];

/** What no pure room may do, and the rule that says so. */
const IMPURE = [
  ['math-random', 'export const it = Math.random();', 'no-restricted-properties'],
  ['math-destructured', 'export const { random } = Math;', 'no-restricted-properties'],
  ['date-now', 'export const it = Date.now();', 'no-restricted-globals'],
  ['date-new', 'export const it = new Date();', 'no-restricted-globals'],
  ['date-global-this', 'export const it = globalThis.Date.now();', 'no-restricted-globals'],
  ['performance', 'export const it = performance.now();', 'no-restricted-globals'],
  ['set-timeout', 'setTimeout(() => undefined, 1);', 'no-restricted-globals'],
  ['crypto', 'export const it = crypto.randomUUID();', 'no-restricted-globals'],
  ['process', 'export const it = process.pid;', 'no-restricted-globals'],
  ['console', "console.log('it');", 'no-console'],
  ['node-import', "export { readFileSync } from 'node:fs';", 'import/no-nodejs-modules'],
  ['bare-node-import', "import { readFileSync } from 'fs'; readFileSync('it');", 'import/no-nodejs-modules'],
] as const;

/** What no file anywhere may hold. */
const EVERYWHERE = [
  ['default-export', 'export default 1;', 'import/no-default-export'],
  ['any', 'export let it: any;', 'typescript/no-explicit-any'],
  [
    'non-null',
    'export const it = (list: number[] | null) => list!.length;',
    'typescript/no-non-null-assertion',
  ],
  [
    'floating',
    'async function wait(): Promise<void> {} export function go(): void { wait(); }',
    'typescript/no-floating-promises',
  ],
  [
    'unlisted-kind',
    "export function read(kind: 'a' | 'b'): number { switch (kind) { case 'a': return 1; } return 2; }",
    'typescript/switch-exhaustiveness-check',
  ],
  [
    'type-import',
    "import { Kind } from './cycle-b.ts'; export const it = (kind: Kind): Kind => kind;",
    'typescript/consistent-type-imports',
  ],
  ['too-long', 'export {};\n'.repeat(401), 'max-lines'],
] as const;

/** Imports that point the wrong way: from a folder, to a specifier. */
const WRONG_WAY = [
  ['packages/kernel/src', '@bridgefront/bots'],
  ['packages/kernel/src', '@bridgefront/game-toy'],
  ['packages/kernel/src', '../../bots/src/index.ts'],
  ['packages/kernel/test', '../../../games/toy/rules/index.ts'],
  ['packages/bots/src', '@bridgefront/game-toy'],
  ['packages/bots/src', '@bridgefront/protocol'],
  ['packages/bots/src', '../../kernel/src/index.ts'],
  ['packages/bots/src/search/deep', '../../../../kernel/src/index.ts'],
  ['packages/protocol/src', '@bridgefront/game-toy'],
  ['packages/protocol/src', '@bridgefront/cli'],
  ['packages/not-yet-known/src', '@bridgefront/game-toy'],
  ['games/toy/rules', '@bridgefront/game-other'],
  ['games/toy/rules', '@bridgefront/bots'],
  ['games/toy/rules', '@bridgefront/cli'],
  ['games/toy/rules', '../../other/rules/index.ts'],
  ['games/toy/rules', '../../../packages/kernel/src/index.ts'],
  ['games/toy/rules', '@bridgefront/page'],
  ['games/toy/rules', '@bridgefront/viewing'],
  ['games/toy/rules', '../page/index.ts'],
  ['games/toy/rules/deep', '../../terminal/index.ts'],
  ['games/toy/rules', '../lab/measures.ts'],
  ['games/toy/rules', '../test/scene.ts'],
  ['games/toy/rules', '../lessons/index.ts'],
  ['games/toy/lessons', '../page/texts.ts'],
  ['games/toy/lessons', '@bridgefront/bots'],
  ['games/toy/page', '@bridgefront/bots'],
  ['games/toy/page', '@bridgefront/terminal'],
  ['games/toy/page', '@bridgefront/game-other/page'],
  ['games/toy/page', '@bridgefront/web'],
  ['games/toy/page/board', '../../terminal/index.ts'],
  ['games/toy/page', '../lab/measures.ts'],
  ['games/toy/page', '../test/scene.ts'],
  ['games/toy/terminal', '@bridgefront/page'],
  ['games/toy/terminal', '@bridgefront/bots'],
  ['games/toy/terminal', '@bridgefront/cli'],
  ['games/toy/terminal', '../page/texts.ts'],
  ['games/toy/terminal', '../lab/measures.ts'],
  ['games/toy/lab', '@bridgefront/page'],
  ['games/toy/lab', '@bridgefront/terminal'],
  ['games/toy/lab', '@bridgefront/server'],
  ['games/toy/lab', '../page/index.ts'],
  ['games/toy/lab/deep', '../../terminal/index.ts'],
  ['games/toy/test', '@bridgefront/game-other'],
  ['packages/tabletop/src', '@bridgefront/game-toy'],
  ['packages/tabletop/src', '@bridgefront/page'],
  ['packages/viewing/src', '@bridgefront/page'],
  ['packages/viewing/src', '@bridgefront/hosting'],
  ['packages/hosting/src', '@bridgefront/game-toy'],
  ['packages/hosting/src', '@bridgefront/page'],
  ['packages/hosting/src', '@bridgefront/server'],
  ['packages/page/src', '@bridgefront/hosting'],
  ['packages/page/src', '@bridgefront/game-toy/page'],
  ['packages/page/src', '@bridgefront/web'],
  ['packages/lab/src', '@bridgefront/page'],
  ['packages/terminal/src', '@bridgefront/game-toy/terminal'],
  ['apps/cli/src', '@bridgefront/server'],
  ['apps/cli/src', '@bridgefront/web'],
  ['apps/cli/src', '@bridgefront/page'],
  ['apps/cli/src', '@bridgefront/game-toy/page'],
  ['apps/cli/src', '@bridgefront/game-toy/cover'],
  ['apps/server/src', '@bridgefront/game-toy/page'],
  ['apps/server/src', '@bridgefront/game-toy/cover'],
  ['apps/server/src', '@bridgefront/game-toy/terminal'],
  ['apps/server/src', '@bridgefront/page/contract.ts'],
  ['apps/server/test', '@bridgefront/game-toy/page'],
  ['apps/web/src', '@bridgefront/terminal'],
  ['apps/web/src', '@bridgefront/game-toy/lab'],
  ['apps/web/src/workshop', '@bridgefront/terminal'],
  ['apps/server/src', '@bridgefront/cli'],
  ['apps/web/src', '@bridgefront/server'],
  ['apps/server/src', '../../cli/src/main.ts'],
  ['apps/cli/src', '../../../games/toy/rules/index.ts'],
] as const;

/** Imports that are the way down, or stay inside their own package. */
const RIGHT_WAY = [
  ['packages/bots/src', '@bridgefront/kernel'],
  ['packages/protocol/src', '@bridgefront/kernel'],
  ['games/toy/rules', '@bridgefront/kernel'],
  ['games/toy/rules/plan', '../index.ts'],
  ['games/toy/rules', '@bridgefront/tabletop'],
  ['games/toy/page', '../rules/table.ts'],
  ['games/toy/page/board', '@bridgefront/page'],
  ['games/toy/terminal', '../rules/table.ts'],
  ['games/toy/lab', '../rules/index.ts'],
  ['games/toy/lab', '@bridgefront/bots'],
  ['games/toy/test', '../lab/measures.ts'],
  ['games/toy/test', '../rules/index.ts'],
  ['games/toy/test/deep', '../../rules/index.ts'],
  ['apps/cli/src', '@bridgefront/game-toy'],
  ['apps/cli/src', '@bridgefront/game-toy/terminal'],
  ['apps/cli/src', '@bridgefront/bots'],
  ['apps/web/src', '@bridgefront/game-toy/page'],
  ['apps/web/src/workshop', '@bridgefront/game-toy/lab'],
  ['packages/hosting/src', '@bridgefront/viewing'],
  ['packages/hosting/src', '@bridgefront/bots'],
  ['apps/server/src', '@bridgefront/hosting'],
  ['apps/server/src', '@bridgefront/protocol'],
  ['apps/cli/src', 'node:fs'],
  ['packages/kernel/test', 'node:fs'],
] as const;

const MACHINE = `console.log(Math.random(), Date.now(), process.pid); setTimeout(() => undefined, 1);`;

const cases: Case[] = [
  ...PURE.flatMap((folder) =>
    IMPURE.map(([what, code, rule]) => ({
      what: `${what} in ${folder}`,
      file: `${folder}/impure-${what}.ts`,
      code,
      rules: [rule],
    })),
  ),
  ...['packages/kernel/src', 'games/toy/rules', 'apps/cli/src'].flatMap((folder) =>
    EVERYWHERE.map(([what, code, rule]) => ({
      what: `${what} in ${folder}`,
      file: `${folder}/common-${what}.ts`,
      code,
      rules: [rule],
    })),
  ),
  ...WRONG_WAY.map(([folder, to], index) => ({
    what: `${folder} importing ${to}`,
    file: `${folder}/wrong-${index}.ts`,
    code: `export * from '${to}';`,
    rules: ['no-restricted-imports'],
  })),
  ...WRONG_WAY.slice(0, 2).map(([folder, to], index) => ({
    what: `${folder} importing only a type of ${to}`,
    file: `${folder}/wrong-type-${index}.ts`,
    code: `import type { It } from '${to}'; export const it = (value: It): It => value;`,
    rules: ['no-restricted-imports'],
  })),
  ...WRONG_WAY.slice(0, 2).map(([folder, to], index) => ({
    what: `${folder} importing ${to} dynamically`,
    file: `${folder}/wrong-dynamic-${index}.ts`,
    code: `export const it = (): Promise<unknown> => import('${to}');`,
    rules: ['no-restricted-imports'],
  })),
  ...RIGHT_WAY.map(([folder, to], index) => ({
    what: `${folder} importing ${to}`,
    file: `${folder}/right-${index}.ts`,
    code: `export * from '${to}';`,
    rules: [],
  })),
  {
    what: 'one half of an import cycle',
    file: 'packages/kernel/src/cycle-a.ts',
    code: "import { b } from './cycle-b.ts'; export const a = (): number => b();",
    rules: ['import/no-cycle'],
  },
  {
    what: 'the other half of an import cycle',
    file: 'packages/kernel/src/cycle-b.ts',
    code: "import { a } from './cycle-a.ts'; export type Kind = 'x'; export const b = (): number => a();",
    rules: ['import/no-cycle'],
  },
  {
    what: 'a long test that uses its machine',
    file: 'games/toy/test/long.test.ts',
    code: `${MACHINE}\n`.repeat(401),
    rules: [],
  },
  { what: 'a test beside its source', file: 'packages/kernel/src/beside.test.ts', code: MACHINE, rules: [] },
  { what: 'an app that uses its machine', file: 'apps/cli/src/machine.ts', code: MACHINE, rules: [] },
  { what: 'a configuration file', file: 'apps/web/vite.config.ts', code: 'export default {};', rules: [] },
];

/** Rules reported for each file, after one run of the linter over all of them. */
const reported = new Map<string, Set<string>>();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const tsconfig = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: ['**/*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const rooms = ['packages', 'games', 'apps'];
  const run = spawnSync(process.execPath, [OXLINT, '--format=json', ...rooms], {
    cwd: folder,
    encoding: 'utf8',
  });
  const output = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of output.diagnostics) {
    const rule = code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2');
    reported.set(filename, (reported.get(filename) ?? new Set()).add(rule));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases.filter(({ rules }) => rules.length > 0))('the linter refuses $what', ({ file, rules }) => {
  expect([...(reported.get(file) ?? [])]).toEqual(expect.arrayContaining([...rules]));
});

test.each(cases.filter(({ rules }) => rules.length === 0))('the linter allows $what', ({ file }) => {
  expect([...(reported.get(file) ?? [])]).toEqual([]);
});
