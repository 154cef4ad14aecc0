// A wire that can be cut: a TCP proxy before the server, for tests of lost connections.

import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The proxy. Pages open `url` instead of the server's. */
export interface ReconnectingSocket {
  readonly url: string;
  readonly port: number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a wire to the server on `port` of this machine. */
export async function openWire(port: number): Promise<ReconnectingSocket> {
  const sockets = new Set<Socket>();
  let whole = true;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const proxy = createServer((near) => {
    keep(near);
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const own = (proxy.address() as AddressInfo).port;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${own}`,
    port: own,
    cut() {
      whole = false;
      drop();
    },
    mend() {
      whole = true;
    },
    async close() {
      drop();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
