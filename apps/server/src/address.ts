// Where a request comes from, as limits count it: one IPv4 address, or a whole IPv6 network of one household.

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

// The eight groups of an IPv6 address; the part after `::` is filled up with zeros.
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
}

/**
 * The network that a limit counts: an IPv4 address as it is (also inside IPv6), the first 64 bits of an IPv6 address,
 * because whoever has one of them has all.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0].toLowerCase();
  const inside = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (inside !== null) return inside[1];
  if (!isIPv6(plain)) return plain;
  const prefix = groupsOf(plain).slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A network under a name that only this server can make, so that no address is kept. */
export function originOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`origin ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 16);
}
