// Modules that the build makes of a game's rules.

declare module '*.md?rules' {
  import type { RuleBlocks } from '@bridgefront/page/rules.ts';

  const blocks: RuleBlocks;
  export default blocks;
}
