import { signIn, type Tokens } from '@gyg/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBoth } from './testing/start-both';

const madeSchema = z.object({ user: z.object({ id: z.string() }) });
const running = await startBoth();
afterAll(() => running.close());

interface Someone {
  id: string;
  tokens: Tokens;
}

const call = (path: string, { access_token }: Pick<Tokens, 'access_token'>, body?: object) =>
  fetch(`${running.origin}/api${path}`, {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

/** A person with an account and a user, logged in. */
async function someone(name: string, groups: string[] = []): Promise<Someone> {
  const person = { email: `${name}@example.org`, password: 'Havet2026' };
  await running.identity.pool.createConfirmedUser({ ...person, name, groups });
  const tokens = await signIn(running.origin, person);
  const created = await call('/users', tokens, { jwt: tokens.id_token });
  return { id: madeSchema.parse(await created.json()).user.id, tokens };
}

let boss: Someone;
beforeAll(async () => {
  boss = await someone('birgit', ['superusers']);
});

const setMember = ({ tokens }: Someone, { id }: Someone, member: boolean) =>
  call(`/operations/people/${id}/groups`, tokens, { group: 'superusers', member });
const mayRead = async ({ tokens }: Someone) => (await call('/operations/people', tokens)).status;

describe('a super user', () => {
  it('gives the right to others from their next call on, and takes it away again', async () => {
    const johan = await someone('johan');
    expect(await mayRead(johan)).toBe(403);
    expect((await setMember(johan, johan, true)).status).toBe(403);
    expect((await setMember(boss, johan, true)).status).toBe(200);
    expect(await mayRead(johan)).toBe(200);
    expect((await setMember(boss, johan, false)).status).toBe(200);
    expect(await mayRead(johan)).toBe(403);
  });

  it('logs people out of every browser from their next call on', async () => {
    const klara = await someone('klara');
    const again = await signIn(running.origin, { email: 'klara@example.org', password: 'Havet2026' });
    const status = async (tokens: Tokens) => (await call(`/users/${klara.id}/organizations`, tokens)).status;
    expect([await status(klara.tokens), await status(again)]).toEqual([200, 200]);
    const done = await call(`/operations/people/${klara.id}/sign-out`, boss.tokens, { reason: 'Lost a phone' });
    expect(done.status).toBe(204);
    expect([await status(klara.tokens), await status(again)]).toEqual([401, 401]);
  });

  it('stays when two remove each other at the same time', async () => {
    const other = await someone('amadou', ['superusers']);
    const responses = await Promise.all([setMember(boss, other, false), setMember(other, boss, false)]);
    // The second is refused as the last one, or because its caller has lost the right by then.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await running.identity.accounts.subjectsIn('superusers')).toHaveLength(1);
    expect(running.failures).toEqual([]);
  });
});
