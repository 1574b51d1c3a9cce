import { identityCode, identityPayload, rateLimits } from '@gyg/database/schema';
import { expect, it } from 'vitest';
import { signIn, startIdentity } from './testing';

it('deletes only expired rows', async () => {
  let late = 0;
  const running = await startIdentity({ now: () => Date.now() + late });
  const person = { email: 'ulf@example.org', password: 'Havet2026' };
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Ulf' });
  await signIn(running.origin, person);
  await running.post('sign-up', { name: 'V', email: 'v@example.org', password: 'Havet2026' });
  const count = async () => ({
    payloads: await running.db.read.$count(identityPayload),
    codes: await running.db.read.$count(identityCode),
    limits: await running.db.read.$count(rateLimits),
  });

  const before = await count();
  expect(before.codes).toBe(1);
  await running.identity.purgeExpired();
  expect(await count()).toEqual(before);
  late = 15 * 24 * 60 * 60 * 1000;
  await running.identity.purgeExpired();
  expect(await count()).toEqual({ payloads: 0, codes: 0, limits: 0 });
  await running.close();
});
