import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadIdentityKeys } from '../keys/identity-keys';
import { forgeries, getCode, openForge, type RunningIdentity, signIn, startIdentity } from '../testing';
import { createTokenVerifier } from './token-verifier';

const person = { email: 'ett@example.org', password: 'Havet2026' };
let running: RunningIdentity;
beforeAll(async () => {
  running = await startIdentity();
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Ett' });
});
afterAll(() => running.close());

/** A proxy of the object and of what its functions return; reports each query that is built, prepared and run. */
function watched<T extends object>(target: T, report: (call: PropertyKey) => void): T {
  return new Proxy(target, {
    get(from, key) {
      const value: unknown = Reflect.get(from, key, from);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        report(key);
        const result: unknown = value.apply(from, args);
        // A prepared statement's result is data, not another query.
        return typeof result === 'object' && result !== null && key !== 'execute' ? watched(result, report) : result;
      };
    },
  });
}

it('a good token costs one prepared statement, a forged one none', async () => {
  const calls: PropertyKey[] = [];
  const read = watched(running.db.read, (call) => calls.push(call));
  const keys = await loadIdentityKeys(running.db, Date.now());
  const { verifyAccessToken } = createTokenVerifier({
    db: { ...running.db, read },
    keys: () => keys,
    issuer: `${running.origin}/identity`,
    audience: 'urn:gyg:api',
    now: Date.now,
  });
  const tokens = await signIn(running.origin, person);
  const { code } = await getCode(running.origin, person);
  const forge = await openForge({ db: running.db, tokens, code, attackerKeys: 'https://elsewhere.example' });
  calls.length = 0;

  await verifyAccessToken(tokens.access_token);
  expect(calls).toEqual(['execute']);
  calls.length = 0;
  const withoutOurSignature = forgeries.filter(({ what }) => /attacker|algorithm|HS256|zeros|changed/.test(what));
  expect(withoutOurSignature.length).toBeGreaterThan(20);
  for (const { token } of withoutOurSignature) await verifyAccessToken(token(forge)).catch(() => undefined);
  expect(calls).toEqual([]);
});
