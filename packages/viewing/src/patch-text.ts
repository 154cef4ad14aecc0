// Patches as the text in which they are sent and kept.

import type { Json } from '@bridgefront/kernel';
import { diff } from './patch.ts';
import type { Operation } from './patch.ts';

/**
 * Stands at the beginning of paths whose document may stand at several places of larger ones: `PatchText.at` says which.
 * No JSON has its first character. It is as long as the place in messages, so that patches weigh their paths rightly.
 */
export const anywhere = '\u0000view';

const plain = /^[\u0020\u0021\u0023-\u005b\u005d-\u007e]*$/;

/** One operation as text; its path may begin with `anywhere`. */
export function operationText(operation: Operation): string {
  const { path } = operation;
  const start = path.startsWith(anywhere) ? anywhere : '';
  const rest = start === '' ? path : path.slice(anywhere.length);
  const written = plain.test(rest) ? rest : JSON.stringify(rest).slice(1, -1);
  const value = operation.op === 'remove' ? '' : `,"value":${JSON.stringify(operation.value)}`;
  return `{"op":"${operation.op}","path":"${start}${written}"${value}}`;
}

/** Operations of a patch as text, without the brackets around them; empty when there are none. */
export function operationsText(from: Json, to: Json, path: string): string {
  return from === to ? '' : diff(from, to, path).map(operationText).join(',');
}

/** Several such texts as one. */
export function joined(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) if (part !== '') text = text === '' ? part : `${text},${part}`;
  return text;
}

/** A patch that is made when somebody asks for it, once for all who do. */
export class PatchText {
  #make: (() => string) | null;
  #text = '';
  #path: string | null = null;
  #placed = '';

  /** `make`: its operations, with paths that begin with `anywhere`. */
  constructor(make: () => string) {
    this.#make = make;
  }

  /** Its operations with commas between them, of a document in which the view stands at this path. */
  at(path: string): string {
    if (this.#make !== null) {
      this.#text = this.#make();
      this.#make = null;
    }
    if (path === anywhere) return this.#text;
    if (this.#path !== path) {
      this.#placed = this.#text.replaceAll(anywhere, path);
      this.#path = path;
    }
    return this.#placed;
  }
}
