import { afterAll, expect, test } from 'vitest';
import { postToken, signIn, startIdentity } from '../testing';

const running = await startIdentity();
afterAll(() => running.close());

test('tokens of an erased account are refused immediately, and its password is no longer accepted', async () => {
  const { identity, origin, db } = running;
  const person = { email: 'gone@example.org', password: 'Havet2026' };
  const { id } = await identity.pool.createConfirmedUser({ ...person, name: 'Gone' });
  const { access_token, refresh_token, id_token } = await signIn(origin, person);
  await expect(identity.verifyAccessToken(access_token)).resolves.toMatchObject({ subject: id });

  await db.tx((t) => identity.accounts.erase(t, id));
  const refused = { code: 'token_refused' };
  await expect(identity.verifyAccessToken(access_token)).rejects.toMatchObject(refused);
  await expect(identity.verifyIdToken(id_token)).rejects.toMatchObject(refused);
  const renewed = await postToken(origin, { grant_type: 'refresh_token', refresh_token });
  expect(renewed.status).toBe(400);
  await expect(signIn(origin, person)).rejects.toThrow();
  expect(await identity.pool.findByEmail(person.email)).toBeUndefined();
});
