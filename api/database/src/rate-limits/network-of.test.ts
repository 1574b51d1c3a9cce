import { expect, it } from 'vitest';
import { networkOf } from './network-of';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['192.0.2.7:50123', 'unknown'],
  ['anything', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['192.0.2.7', '192.0.2.7'],
])('%s is counted as %s where more bits belong to one subscriber', (ip, network) => {
  expect(networkOf(ip, 56)).toBe(network);
});
