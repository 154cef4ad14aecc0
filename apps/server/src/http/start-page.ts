// The page at `/` as long as the table in the browser is not there: what runs here, and how to play now.

import type { AnyGame } from '@bridgefront/kernel';

/** The style of the start page; a file of its own because the content policy forbids inline styles. */
export const startStyle = `
:root { color-scheme: light dark; --ink: #1d2433; --paper: #f6f3ea; --accent: #8a3b12; --line: #d8d0bd; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7da; --paper: #171b24; --accent: #f0a56b; --line: #343b4a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 ui-serif, Georgia, "Times New Roman", serif; }
main { width: min(42rem, 100vw - 2.5rem); padding: 3rem 0; }
h1 { font-size: 2.75rem; line-height: 1.1; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.125rem; margin: 2.25rem 0 .5rem; color: var(--accent); }
p { margin: .5rem 0; }
pre { overflow-x: auto; padding: .875rem 1rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .9rem; }
a { color: var(--accent); }
ul { padding-left: 1.2rem; }
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The page as HTML. */
export function startPage(games: readonly Pick<AnyGame, 'name' | 'title' | 'seats'>[]): string {
  const list = games
    .map(
      ({ title, seats }) => `<li><strong>${escaped(title)}</strong>, ${seats.min} to ${seats.max} seats</li>`,
    )
    .join('');
  const first = games[0]?.name ?? 'bridgefront';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bridgefront</title>
<link rel="stylesheet" href="/start.css">
</head>
<body>
<main>
<h1>Bridgefront</h1>
<p>The game server is running. It keeps matches for people and bots, live or by mail.</p>
<h2>Games at this table</h2>
<ul>${list}</ul>
<h2>Play now, in the terminal</h2>
<pre>npx bridgefront play ${escaped(first)}</pre>
<h2>Play through the server</h2>
<p>The protocol is open to programs in any language: see
<a href="/api/openapi.json">the API as OpenAPI</a> and <code>docs/protocol.md</code> in the repository.
The list of games with their options is at <a href="/api/games">/api/games</a>.</p>
</main>
</body>
</html>
`;
}
