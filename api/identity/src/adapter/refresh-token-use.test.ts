import { expect, test } from 'vitest';
import type { PayloadRow } from './payload.repository';
import { isRetried } from './refresh-token-use';

test.each([
  ['within a minute', 60_000, true],
  ['later', 60_001, false],
  ['after the clock was set back', -60_001, false],
])('a used token may be sent again %s: %s ms, %s', (_when, after, expected) => {
  const usedAt = Date.parse('2027-05-01T12:00:00Z');
  const renewal = { attempt: 'one', turn: 'first' };
  const base = { model: 'RefreshToken', id: 'token', uid: null, userCode: null, grantId: null, accountId: null };
  const row: PayloadRow = { ...base, payload: { renewal }, consumedAt: new Date(usedAt), expiresAt: null };
  expect(isRetried(row, renewal, usedAt + after)).toBe(expected);
});
