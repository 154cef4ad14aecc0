// Modules that the build makes of a game's texts: as people read them, what they say to programs alone, and all of it.

declare module '*.md?rules' {
  import type { RuleBlocks } from '@bridgefront/page/rules.ts';

  const blocks: RuleBlocks;
  export default blocks;
}

declare module '*.md?programs' {
  import type { RuleBlocks } from '@bridgefront/page/rules.ts';

  const blocks: RuleBlocks;
  export default blocks;
}

declare module '*.md?whole' {
  import type { RuleBlocks } from '@bridgefront/page/rules.ts';

  const blocks: RuleBlocks;
  export default blocks;
}
