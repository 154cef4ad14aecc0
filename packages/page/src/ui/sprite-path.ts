// Paths of the pictures in a sprite's file. A `<use>` looks its file up anew for every element and copies the picture into a
// tree of its own: twice the work of a path, at every card and sign that a message draws.

import { whenIdle } from './idle.ts';

const read = new Map<string, ReadonlyMap<string, string>>();
const none: ReadonlyMap<string, string> = new Map();
const picture = /<symbol id="([^"]+)" viewBox="0 0 512 512"><path d="([^"]+)"\/>/g;

async function readSprite(sprite: string): Promise<void> {
  const answer = await fetch(sprite);
  if (!answer.ok) return;
  const text = await answer.text();
  read.set(sprite, new Map([...text.matchAll(picture)].map(([, name = '', path = '']) => [name, path])));
}

/** The path of a picture on its field of 512 by 512; null until the file has been read, as somebody first asks for it. */
export function spritePath(sprite: string, name: string): string | null {
  const paths = read.get(sprite);
  if (paths === undefined) {
    read.set(sprite, none);
    // Without it pictures are drawn all the same.
    whenIdle(() => void readSprite(sprite).catch(() => undefined));
  }
  return paths?.get(name) ?? null;
}
