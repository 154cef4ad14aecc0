// Patches as the text in which they are sent and kept.

import type { Json } from '@bridgefront/kernel';
import { diff } from './patch.ts';
import type { Operation } from './patch.ts';

const plain = /^[\u0020\u0021\u0023-\u005b\u005d-\u007e]*$/;

/** One operation as text. */
export function operationText(operation: Operation): string {
  const { path } = operation;
  const written = plain.test(path) ? path : JSON.stringify(path).slice(1, -1);
  const value = operation.op === 'remove' ? '' : `,"value":${JSON.stringify(operation.value)}`;
  return `{"op":"${operation.op}","path":"${written}"${value}}`;
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

  /** `make`: its operations, with commas between them. */
  constructor(make: () => string) {
    this.#make = make;
  }

  get text(): string {
    if (this.#make !== null) {
      this.#text = this.#make();
      this.#make = null;
    }
    return this.#text;
  }
}
