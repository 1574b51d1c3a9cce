import { expect, test } from 'vitest';
import { makeSecret, signatureOf } from './signature';

const at = new Date('2027-06-10T07:38:02.900Z');
const body = '{"type":"gyg.published"}';

test('the signature is the one that receivers compute from the secret, the time and the body', () => {
  // printf '1812613082.{"type":"gyg.published"}' | openssl dgst -sha256 -hmac whsec_test
  const expected = '38da393c1965fb4427e3117719436eaabe62b09461e7affbed6c09dc684a4721';
  const signature = signatureOf({ secrets: ['whsec_test'], at, body });
  expect(signature).toBe(`t=1812613082,v1=${expected}`);
});

test('while a secret is renewed both sign', () => {
  const signature = signatureOf({ secrets: ['new', 'old'], at, body });
  const [time, first, second] = signature.split(',');
  expect(signatureOf({ secrets: ['new'], at, body })).toBe(`${time},${first}`);
  expect(signatureOf({ secrets: ['old'], at, body })).toBe(`${time},${second}`);
});

test('each secret is new', () => {
  expect(makeSecret()).toMatch(/^whsec_[\w-]{43}$/);
  expect(makeSecret()).not.toBe(makeSecret());
});
