#!/usr/bin/env node
// The door of the `bridgefront` command: plain JavaScript, so that an old Node can read it and say what is wrong.
// Under Node older than 24 it starts itself again with the Node 24 that `npm ci` installs beside the workspaces.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;

/** True when this Node can run the workspace's TypeScript as it is. */
function recentEnough(version) {
  return Number.parseInt(version, 10) >= OLDEST;
}

/** The Node 24 that the root package installs on Linux, or undefined where it is not there. */
function bundledNode() {
  const path = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  return existsSync(path) ? path : undefined;
}

/**
 * Runs this file again under another Node; the exit code is the child's, or 128 + its signal as in a shell. Signals go
 * on to the child, which ends in its own way (a match saves its record first).
 */
function startAgain(node) {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BRIDGEFRONT_RESTARTED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

if (recentEnough(process.versions.node)) {
  // Keeps the compiled sources between two runs: half the time to the first line.
  nodeModule.enableCompileCache();
  await import('../src/main.ts');
} else {
  const node = process.env.BRIDGEFRONT_RESTARTED ? undefined : bundledNode();
  if (node) {
    process.exitCode = await startAgain(node);
  } else {
    console.error(
      `bridgefront needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: ` +
        `install Node ${OLDEST}, or run \`npm ci\` and then \`npx bridgefront\`.`,
    );
    process.exitCode = 2;
  }
}
