// Work in pieces, done in this thread or in several; what comes of it is the same.

import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';

/** Who does the work. */
export interface Hands<P, R> {
  readonly workers: number;
  /** Module that exports the function `name` for worker threads; a piece travels there as plain data. */
  readonly door: URL;
  readonly name: string;
  /** Does a piece in this thread, where there is one worker. */
  readonly here: (piece: P) => R;
}

/** Does all pieces; each is asked for when somebody is free, and `take` is given what came of it as it is done. */
export async function doAll<P, R>(
  pieces: Iterable<P>,
  { workers, door, name, here }: Hands<P, R>,
  take: (result: R, piece: P) => void,
): Promise<void> {
  const left = pieces[Symbol.iterator]();
  const work = async (act: (piece: P) => Promise<R>): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next())
      take(await act(next.value), next.value);
  };
  if (workers <= 1)
    return work(async (piece) => {
      await breathe();
      return here(piece);
    });
  const threads = { minThreads: workers, maxThreads: workers };
  const pool = new Piscina<P, R>({ filename: door.href, name, ...threads });
  try {
    await Promise.all(Array.from({ length: workers }, () => work((piece) => pool.run(piece))));
  } finally {
    await pool.destroy();
  }
}
