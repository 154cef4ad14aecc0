// Outgoing requests to addresses that visitors have given: to public servers only, unless who runs this one allows others.

import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');
// What leads to IPv4 addresses by detours, and examples.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // One of IPv4 inside IPv6 is no global one.
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Why nothing is sent to this address; null: it may be tried. */
export function addressProblem(text: string, mayBePrivate: boolean): string | null {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return 'The address has to begin with https:// (or http://).';
  if (url.username !== '' || url.password !== '') return 'The address may hold no name and password.';
  if (mayBePrivate) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const known =
    isIP(host) === 0 ? !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host) : isPublicAddress(host);
  return known ? null : 'The address has to be one of the public internet.';
}

/** What came back: a status, or why nothing did. */
export type Posted = { readonly status: number } | { readonly problem: string };

/** What is sent. */
export interface Posting {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

const longest = 10_000;

class PrivateAddress extends Error {}

/**
 * What a name stands for, if all of it is public. Looked at where the connection is made: asked before, it could be another
 * address by then.
 */
export function publicLookup(host: string, options: object, done: (...answer: never[]) => void): void {
  const answer = done as unknown as (
    error: Error | null,
    address: string | LookupAddress[],
    family?: number,
  ) => void;
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return answer(error, '');
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return answer(new PrivateAddress('The address leads into a private network.'), '');
    if ('all' in options && options.all === true) return answer(null, found);
    answer(null, first.address, first.family);
  });
}

/** Posts something; follows no redirection, and reads no more than the status. */
export function post({ url, headers, body }: Posting, mayBePrivate: boolean): Promise<Posted> {
  const problem = addressProblem(url, mayBePrivate);
  if (problem !== null) return Promise.resolve({ problem });
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false as const,
      signal: AbortSignal.timeout(longest),
      ...(!mayBePrivate && { lookup: publicLookup }),
    };
    const sent = send(url, options, (answer) => {
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0 });
    });
    sent.once('error', (error) =>
      resolve({
        problem: error instanceof PrivateAddress ? error.message : 'The other end does not answer.',
      }),
    );
    sent.end(body);
  });
}
