// Draws the icons of the installed page out of its favicon: `npm run web:icons`, after a change of that.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../apps/web/test/support/browser.ts';
import { findBrowser } from '../apps/web/test/support/find-browser.ts';

const folder = new URL('../apps/web/public/', import.meta.url);
const favicon = readFileSync(new URL('favicon.svg', folder), 'utf8');
// Systems that cut icons to a shape of their own get the picture from edge to edge, smaller.
const ground = /rx="\d+" fill="(#\w+)"/.exec(favicon)?.[1] ?? '';
const cut = { background: ground, width: '72%' };
const own = { background: 'transparent', width: '100%' };

const icons = [
  { file: 'icon-192.png', size: 192, ...own },
  { file: 'icon-512.png', size: 512, ...own },
  { file: 'icon-cut-512.png', size: 512, ...cut },
  { file: 'icon-touch-180.png', size: 180, ...cut },
];

const browser = await launch(findBrowser());
const page = await browser.newPage();
for (const { file, size, background, width } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
       <div style="width:${width};line-height:0">${favicon}</div>`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
}
await browser.close();
