// Rules of a game as blocks: what `import('../SPEC.md?rules')` gives when the page is built.

/** A heading, paragraph, list or table of the rules, as the page's build reads it; the page's own panel draws it. */
export type RuleBlocks = readonly { readonly type: string }[];
