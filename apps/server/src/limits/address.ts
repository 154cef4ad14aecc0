// Where a request comes from, as limits count it: one IPv4 address, or a whole IPv6 network of one household.

import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

// An IPv4 address as the last two groups of an IPv6 one.
function groupsOfIPv4(address: string): string[] {
  const [a, b, c, d] = address.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

// The eight groups of an IPv6 address; the part after `::` is filled up with zeros.
function groupsOf(address: string): number[] {
  const parts = (text: string): string[] =>
    text === '' ? [] : text.split(':').flatMap((part) => (part.includes('.') ? groupsOfIPv4(part) : part));
  const [head, tail] = address.split('::');
  const [left, right] = [parts(head), parts(tail ?? '')];
  const missing = Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return all.map((group) => Number.parseInt(group, 16));
}

// Where an IPv4 address is inside an IPv6 one, as the group with which it begins: mapped, translated (RFC 6052), 6to4.
function insideAt(groups: readonly number[]): number | null {
  const begins = (...prefix: readonly number[]): boolean =>
    prefix.every((group, index) => groups[index] === group);
  if (begins(0, 0, 0, 0, 0, 0xffff) || begins(0x64, 0xff9b, 0, 0, 0, 0)) return 6;
  return begins(0x2002) ? 1 : null;
}

function ipv4Of([high, low]: readonly number[]): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

// Some proxies tell the port as well, which every connection has another of.
function withoutPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * The network that a limit counts: an IPv4 address as it is (also inside IPv6), the first 64 bits of an IPv6 address,
 * because whoever has one of them has all. What is no address at all is one network together.
 */
export function networkOf(address: string | undefined): string {
  // Whoever has gone already has none.
  const plain = withoutPort((address ?? '').trim().split('%')[0].toLowerCase());
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const inside = insideAt(groups);
  if (inside !== null) return ipv4Of(groups.slice(inside, inside + 2));
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** A network under a name that only this server can make, so that no address is kept. */
export function originOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`origin ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 16);
}
