// A program of tests that takes webhooks.

import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A program that takes webhooks. */
export class HookServer {
  readonly taken: {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[] = [];
  status = 204;
  readonly #server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      this.taken.push({ path: request.url ?? '', headers: request.headers, body: body.toString() });
      response.writeHead(this.status, { location: '/elsewhere' }).end();
    });
  });
  url = '';

  static async open(): Promise<HookServer> {
    const hooks = new HookServer();
    await new Promise<void>((resolve) => void hooks.#server.listen(0, '127.0.0.1', resolve));
    hooks.url = `http://127.0.0.1:${(hooks.#server.address() as AddressInfo).port}`;
    return hooks;
  }

  close(): void {
    this.#server.close();
  }
}
