// Socket of a live connection, as far as the connection knows it: a WebSocket, or a line from another server.

/** What a live connection needs of its socket. */
export interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  on(event: 'message', hear: (data: unknown, binary: boolean) => void): unknown;
  on(event: 'pong' | 'close', hear: () => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  ping(): void;
  terminate(): void;
  close(code?: number, reason?: string): void;
  pause(): void;
  resume(): void;
}
