// Looks of a report: light, dark and on paper.

/** The style sheet, as it stands in the file. */
export const style = `
:root { --ink: #22201c; --ink-soft: #6a655c; --line: #d6cfc2; --ground: #fbf8f2; --raised: #ffffff; --accent: #14606f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dd; --ink-soft: #a8a195; --line: #45413a; --ground: #1c1a17; --raised: #26231f; --accent: #6cc0d0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 "Iowan Old Style", Palatino, Georgia, serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .5rem; font-size: 2.1rem; line-height: 1.15; }
h2 { margin: 3rem 0 .25rem; font-size: 1.4rem; }
.game { margin: 0; color: var(--ink-soft); }
.question { font-size: 1.15rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); }
dt { color: var(--ink-soft); } dd { margin: 0; overflow-wrap: anywhere; }
nav ol { columns: 2; column-gap: 2.5rem; padding-inline-start: 1.4rem; } a { color: var(--accent); }
.plot { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); }
.plot svg { max-width: 100%; height: auto; color: var(--ink); } .plot figure { margin: 0; }
details > summary { cursor: pointer; color: var(--accent); } .figures { margin-top: .5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; } th { color: var(--ink-soft); font-weight: 600; white-space: nowrap; }
td:first-child { white-space: nowrap; } .number { text-align: end; } code { font-size: .8rem; overflow-wrap: anywhere; } footer { margin-top: 3rem; color: var(--ink-soft); }
@media print { :root { --ink: #000; --ink-soft: #444; --line: #bbb; --ground: #fff; --raised: #fff; --accent: #14606f; color-scheme: light; } main { max-width: none; padding: 0; } h2 { break-after: avoid; } .plot, tr { break-inside: avoid; } details:not([open]) { display: none; } nav { display: none; } }
`;
