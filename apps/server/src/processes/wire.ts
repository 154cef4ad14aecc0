// Wires between the processes of one server: JSON either way, and the handles of sockets.

import type { ChildProcess, Serializable } from 'node:child_process';
import type { Socket } from 'node:net';

/** One end of a wire. Nothing is lost and all comes in order, as long as both ends are there. */
export interface Wire {
  /** Sends a value that JSON can hold, and with it a socket, which is not ours any more. */
  send(packet: unknown, socket?: Socket): void;
  onPacket(take: (packet: unknown, socket: Socket | undefined) => void): void;
  /** The other end is not there any more. */
  onEnd(ended: () => void): void;
}

const longestRest = 500; // Milliseconds in which all that a process had sent is read.

/** The end that a process has which started another. */
export function wireTo(child: ChildProcess): Wire {
  return {
    send(packet, socket) {
      if (!child.connected) return void socket?.destroy();
      // Its server must not keep account of it where it goes: it would wait for its end, and for ever once the other
      // process has gone. Destroyed when it was sent (it is empty then), or cannot be, it counts here no more.
      if (socket !== undefined) Object.assign(socket, { server: null });
      child.send(packet as Serializable, socket, {}, () => void socket?.destroy());
    },
    onPacket: (take) =>
      void child.on('message', (packet, socket) => take(packet, socket as Socket | undefined)),
    onEnd(ended) {
      // All that it has sent is read by then.
      const gone = { exit: false, disconnect: false, told: false };
      const check = (): void => {
        if (gone.told || !gone.exit || !gone.disconnect) return;
        gone.told = true;
        ended();
      };
      const allGone = (): void => {
        gone.exit = gone.disconnect = true;
        check();
      };
      child.once('exit', () => {
        gone.exit = true;
        check();
        // One that is killed in the middle of a message is never said to be disconnected: the rest would have to come.
        setTimeout(allGone, longestRest);
      });
      child.once('disconnect', () => ((gone.disconnect = true), check()));
      child.once('error', allGone);
    },
  };
}

/** The end that the started process has. */
export function wireToParent(): Wire {
  return {
    send: (packet) => void process.send?.(packet),
    onPacket: (take) =>
      void process.on('message', (packet, socket) => take(packet, socket as Socket | undefined)),
    onEnd: (ended) => void process.once('disconnect', ended),
  };
}

// One end of a wire within a process; what it sends arrives at `other` later, as a copy.
class NearEnd implements Wire {
  other: NearEnd | null = null;
  #take: (packet: unknown, socket: Socket | undefined) => void = () => undefined;

  send(packet: unknown, socket?: Socket): void {
    const text = JSON.stringify(packet);
    setImmediate(() => this.other?.arrive(JSON.parse(text), socket));
  }

  onPacket(take: (packet: unknown, socket: Socket | undefined) => void): void {
    this.#take = take;
  }

  arrive(packet: unknown, socket: Socket | undefined): void {
    this.#take(packet, socket);
  }

  #ended: () => void = () => undefined;

  onEnd(ended: () => void): void {
    this.#ended = ended;
  }

  /** Nothing arrives at either end any more. */
  end(): void {
    const { other } = this;
    this.other = null;
    this.#ended();
    other?.end();
  }
}

/** Both ends of a wire within one process. */
export function nearWire(): readonly [Wire & { end(): void }, Wire] {
  const ends = [new NearEnd(), new NearEnd()] as const;
  ends[0].other = ends[1];
  ends[1].other = ends[0];
  return ends;
}
