import { expect, test } from 'vitest';
import { isOutsideHost, isPublicAddress } from './public-address';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.216.34',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'renkust.example',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['localhost', 'intranet', 'app.localhost', 'printer.local', 'db.internal', '127.0.0.1', '[::1]', 'a..b', ''])(
  'the host %s is inside',
  (host) => {
    expect(isOutsideHost(host)).toBe(false);
  },
);

test.each(['hooks.renkust.example', 'xn--rksmrgs-5wao1o.example', '1.1.1.1', '[2606:4700::1111]'])(
  'the host %s is outside',
  (host) => {
    expect(isOutsideHost(host)).toBe(true);
  },
);
