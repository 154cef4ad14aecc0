// The program that bundles rules: given pairs of a game's name and its module, it prints the bundles' code as JSON, by name. It
// is a process of its own, so that no server holds a bundler in memory.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

// Not there, but here: from this place the kernel is found.
const entry = join(import.meta.dirname, 'bundle-entry.js');

// Comments go, names stay: a stack of an old match can still be read.
const output = {
  format: 'iife',
  name: 'bundle',
  exports: 'default',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
} as const;

/** The code of a script that defines `bundle`: see `RulesBundle`. */
async function bundled(name: string, module: string): Promise<string> {
  const code = `import * as exported from ${JSON.stringify(fileURLToPath(module))};
import { bundleOf } from '@bridgefront/kernel';
export default bundleOf(exported, ${JSON.stringify(name)});`;
  const made = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'], conditionNames: ['import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  try {
    const { output: files } = await made.generate(output);
    if (files.length !== 1) throw new Error(`The rules of ${name} do not fit into one file.`);
    return files[0].code;
  } finally {
    await made.close();
  }
}

const given = process.argv.slice(2);
const bundles: { [name: string]: string } = {};
for (let at = 0; at < given.length; at += 2) bundles[given[at]] = await bundled(given[at], given[at + 1]);
process.stdout.write(JSON.stringify(bundles));
