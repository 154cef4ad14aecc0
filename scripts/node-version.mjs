// Says in one sentence what is wrong when npm scripts run on a Node that cannot read TypeScript.
const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `Bridgefront needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: ` +
      `install Node ${OLDEST}, or run \`npm ci\` on Linux x64, which brings it along.`,
  );
  process.exitCode = 2;
}
