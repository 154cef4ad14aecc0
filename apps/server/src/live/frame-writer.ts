// Frame writer of a connection: text frames (RFC 6455), and all of one turn of the event loop in one write.

import type { Writable } from 'node:stream';
import { onItsWay } from '../tracing.ts';
import { compressed } from './compression.ts';

/** The way to a client. */
export interface FrameWriter {
  send(text: string): void;
  /** Bytes that the client has not taken yet. */
  readonly unread: number;
}

const finalText = 0x81;
const isCompressed = 0x40;

// A frame with room for so many bytes of content, which begin at `start`.
function emptyFrame(length: number, flags: number): { readonly frame: Buffer; readonly start: number } {
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = finalText | flags;
  frame[1] = start === 2 ? length : start === 4 ? 126 : 127;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  return { frame, start };
}

function plainFrame(text: string, length: number): Buffer {
  const { frame, start } = emptyFrame(length, 0);
  frame.write(text, start);
  return frame;
}

function shortFrame(text: string): Buffer {
  const content = compressed(text);
  const { frame, start } = emptyFrame(content.length, isCompressed);
  content.copy(frame, start);
  return frame;
}

// What many are sent is compressed once.
const last: { text: string; frame: Buffer } = { text: '', frame: Buffer.alloc(0) };

/** One text message as a frame, compressed when it is longer than `compressFrom` bytes (0: never). */
export function frameOf(text: string, compressFrom: number): Buffer {
  const length = Buffer.byteLength(text);
  if (compressFrom === 0 || length <= compressFrom) return plainFrame(text, length);
  if (last.text !== text) {
    last.frame = shortFrame(text);
    last.text = text;
  }
  return last.frame;
}

const waiting = new Set<Batch>();

function flushAll(): void {
  for (const batch of waiting) batch.flush();
  waiting.clear();
}

// Frames of one line that leave together.
class Batch implements FrameWriter {
  readonly #socket: Writable;
  readonly #open: () => boolean;
  readonly #compressFrom: number;
  #frames: Buffer[] = [];
  /** Whom to tell that they were handed over. */
  #sent: (() => void)[] = [];

  constructor(socket: Writable, open: () => boolean, compressFrom: number) {
    this.#socket = socket;
    this.#open = open;
    this.#compressFrom = compressFrom;
  }

  get unread(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    this.#frames.push(frameOf(text, this.#compressFrom));
    const sent = onItsWay();
    if (sent !== null) this.#sent.push(sent);
    if (this.#frames.length > 1) return;
    if (waiting.size === 0) process.nextTick(flushAll);
    waiting.add(this);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    const sent = this.#sent;
    const tell = sent.length === 0 ? undefined : () => sent.forEach((told) => told());
    if (tell !== undefined) this.#sent = [];
    // Behind a farewell nothing may follow.
    if (this.#open()) this.#socket.write(frames.length === 1 ? frames[0] : Buffer.concat(frames), tell);
    else tell?.();
  }
}

/**
 * The way to a client over a socket on which nobody else sends messages. `compressFrom`: messages longer than so many
 * bytes are compressed, 0 for a client that did not agree to it.
 */
export function frameWriterOver(socket: Writable, open: () => boolean, compressFrom: number): FrameWriter {
  return new Batch(socket, open, compressFrom);
}
