// A page of a test: reads a stream as pages do, and applies what it is sent to what it had.

import type { Json } from '@bridgefront/kernel';
import type { HostFacts, ServerMessage } from '@bridgefront/protocol';
import { documentAfter } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import type { HostedMatch, Reader } from '../src/index.ts';

type Streamed = Extract<ServerMessage, { type: 'whole' | 'change' }>;

interface Shown {
  readonly view: { readonly decision: { readonly ask: string } | null };
  readonly host: HostFacts;
}

/** Somebody who reads. */
export class Page {
  readonly reader: Reader;
  readonly viewer: Viewer;
  readonly got: Streamed[] = [];
  document: Shown | null = null;
  /** Sentences told so far. */
  readonly told: string[] = [];
  place: { stream: string; number: number } | null = null;

  constructor(viewer: Viewer, { words = true, steps = true } = {}) {
    this.viewer = viewer;
    this.reader = { words, steps, gone: false, send: (text) => this.#take(JSON.parse(text) as Streamed) };
  }

  /** Begins to read, or goes on where it stopped. */
  async read(match: HostedMatch, told: number = this.told.length): Promise<this> {
    if (!(await match.subscribe(this.viewer, this.reader, this.place, told)))
      throw new Error('The match left the memory.');
    return this;
  }

  #take(message: Streamed): void {
    this.got.push(message);
    if (message.type === 'whole') this.document = message.document as unknown as Shown;
    else {
      if (message.number !== (this.place?.number ?? 0) + 1) throw new Error('A change is missing.');
      const { frames = [], patch } = message;
      const before = this.document as unknown as Json;
      this.document = documentAfter(before, { frames, patch } as never) as unknown as Shown;
    }
    const reports = 'reports' in message ? (message.reports ?? []) : [];
    const framed = 'frames' in message ? (message.frames ?? []) : [];
    for (const { text } of [...reports, ...framed.map(({ report }) => report)]) this.told.push(text ?? '');
    if (message.told !== this.told.length) throw new Error('Reports are missing.');
    this.place = { stream: message.stream, number: message.number };
  }

  /** What is asked on the page now. */
  get asked(): string | null {
    return this.document?.view.decision?.ask ?? null;
  }
}
