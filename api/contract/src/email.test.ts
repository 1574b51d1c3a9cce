import { expect, test } from 'vitest';
import { canBeMailed, isEmail, normaliseEmail } from './email';
import { emailSchema } from './schemas/common';

test.each([
  ['bo@example.org', true],
  ['bo.ek+gyg@måleri.example', true],
  ["o'hara_1@example.org", true],
  ['bo@example', false],
  ['bo example.org', false],
  ['bo@example.org,eva@example.org', false],
  ['bo,eva@example.org', false],
  ['bo;eva@example.org', false],
  ['Bo<bo@example.org>', false],
  ['team:bo@example.org', false],
  ['bo@example.org\nBcc:eva', false],
  [`${'x'.repeat(250)}@example.org`, false],
  ['bo\u200b@example.org', false],
  ['bo@exam\u00adple.org', false],
  ['b\u202eo@example.org', false],
  ['bo\u2800@example.org', false],
  ['bo@example.org/path', false],
  ['bo@example%2eorg', false],
  ['bo@xn--a.example', false],
])('%j as one e-mail address: %j', (text, good) => {
  expect(isEmail(text)).toBe(good);
  expect(emailSchema.safeParse(text).success).toBe(good);
});

test.each([
  ['Info@Föreningen.Example', 'info@xn--freningen-07a.example'],
  ['info@xn--freningen-07a.example', 'info@xn--freningen-07a.example'],
  ['info@fo\u0308reningen.example', 'info@xn--freningen-07a.example'],
  [' ｉｎｆｏ＠example.org ', 'info@example.org'],
  ['No address', 'no address'],
])('%j is normally %j', (text, normal) => {
  expect(normaliseEmail(text)).toBe(normal);
  expect(normaliseEmail(normal)).toBe(normal);
});

test.each([
  ['bo@måleri.example', true],
  ["o'hara+gyg@example.org", true],
  ['åsa@example.org', false],
  ['田中@example.org', false],
  ['no address', false],
])('a mail can be sent to %j: %j', (text, can) => {
  expect(canBeMailed(text)).toBe(can);
});
