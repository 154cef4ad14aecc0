// Who is counted behind a proxy: nobody gets more by writing into X-Forwarded-For, or by taking other addresses that
// are the same network.

import { afterEach, describe, expect, test } from 'vitest';
import { networkOf } from '../src/limits/address.ts';
import type { Config } from '../src/config.ts';
import type { Server } from '../src/server.ts';
import { Live, testServer } from './support.ts';

let server: Server;
afterEach(() => server?.stop());

/** How many of these requests were answered, each with its own X-Forwarded-For; three are allowed to one network. */
async function answered(trustProxy: Config['trustProxy'], forwarded: readonly string[]): Promise<number> {
  server = await testServer({ config: { trustProxy, httpPerMinute: 3 } });
  let fine = 0;
  for (const from of forwarded) {
    const { status } = await fetch(`${server.url}/api/matches`, { headers: { 'x-forwarded-for': from } });
    if (status !== 429) fine++;
  }
  return fine;
}

const six = [1, 2, 3, 4, 5, 6];

describe('X-Forwarded-For', () => {
  test.each<readonly [string, Config['trustProxy'], readonly string[], number]>([
    ['is not believed without a proxy', false, six.map((one) => `203.0.113.${one}`), 3],
    ['of one proxy counts what that proxy added', 1, six.map((one) => `203.0.113.${one}`), 6],
    ['has nothing to say in front of it', 1, six.map((one) => `203.0.113.${one}, 192.0.2.1`), 3],
    ['of two proxies counts the last but one', 2, six.map((one) => `192.0.2.${one}, 10.0.0.1`), 6],
    ['nor in front of those', 2, six.map((one) => `203.0.113.${one}, 192.0.2.1, 10.0.0.1`), 3],
    ['is believed from the proxies named', '127.0.0.1', six.map((one) => `192.0.2.${one}`), 6],
    ['and from no other', '10.0.0.0/8', six.map((one) => `192.0.2.${one}`), 3],
    [
      'of named proxies ends at the first stranger',
      '127.0.0.1,10.0.0.0/8',
      six.map((one) => `203.0.113.${one}, 192.0.2.1, 10.0.0.${one}`),
      3,
    ],
    ['that is no address is one network', 1, six.map((one) => `nobody-${one}`), 3],
    ['with a port counts the address', 1, six.map((one) => `192.0.2.1:${5000 + one}`), 3],
    ['of IPv6 counts the household', 1, six.map((one) => `2001:db8::${one}:${one}`), 3],
    ['of other households counts them apart', 1, six.map((one) => `2001:db8:0:${one}::1`), 6],
  ])('%s', async (_name, trustProxy, forwarded, fine) => {
    expect(await answered(trustProxy, forwarded)).toBe(fine);
  });

  test('that was made up opens no more live connections', async () => {
    server = await testServer({ config: { trustProxy: 1, livePerNetwork: 2 } });
    const open = (from: string): Promise<Live> =>
      Live.open(server.url, '', { 'x-forwarded-for': `${from}, 2001:db8::${from.length}` });
    const lives = [await open('1.1.1.1'), await open('2.2.2.22')];
    const third = await open('3.3.3.333');
    if (third.socket.readyState !== third.socket.CLOSED)
      await new Promise((resolve) => third.socket.once('close', resolve));
    expect((await lives[0].send({ type: 'ping' })).type).toBe('pong');
    for (const live of lives) live.close();
  });
});

describe('one network', () => {
  test.each([
    ['192.0.2.1', ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:FFFF:192.0.2.1']],
    ['192.0.2.1', ['64:ff9b::192.0.2.1', '64:ff9b::c000:201', '2002:c000:201::1', '2002:c000:201:5:6::7']],
    ['192.0.2.1', ['192.0.2.1:443', '[::ffff:192.0.2.1]:443', ' 192.0.2.1 ']],
    ['2001:db8:0:0::/64', ['2001:db8::1', '2001:DB8::', '2001:0db8:0000:0000:ffff::9', '2001:db8::1%eth0']],
    ['2001:db8:0:0::/64', ['[2001:db8::1]', '[2001:db8::2]:8080', '2001:db8::192.0.2.1']],
    ['2001:db8:0:1::/64', ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff']],
    ['unknown', ['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '::1::2']],
  ])('%s', (network, addresses) => {
    expect(addresses.map(networkOf)).toEqual(addresses.map(() => network));
  });
});
