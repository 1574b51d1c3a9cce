import { keyScopes } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { auditEntries, gygs, idempotencyKeys, organizationKeys, storedImages, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { hashOf } from './key-text';

const api = await createTestApi();
afterAll(() => api.close());

async function scene() {
  const { host, admin, gyg } = await api.scene([{}], { draft: true });
  return { host, admin, gyg, params: { organizationId: host.id } };
}
const create = async (who: TestUser, organizationId: string, body: object = {}) =>
  api.as(who)('createKey', {
    params: { organizationId },
    body: { name: 'Website', scopes: ['gygs:read', 'gygs:write'], ...body },
  });
const rowOf = async (id: string) => {
  const [row] = await api.db.read.select().from(organizationKeys).where(eq(organizationKeys.id, id));
  return row;
};
const auditOf = (target: string) => api.db.read.select().from(auditEntries).where(eq(auditEntries.target, target));

/** A transaction in which nothing can be recorded in the audit log. */
const withoutAudit = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, property) {
      if (property !== 'insert') return Reflect.get(target, property);
      return (table: Parameters<Tx['insert']>[0]) => {
        if (table === auditEntries) throw new Error('The audit log is full');
        return target.insert(table);
      };
    },
  });

describe('a key', () => {
  test('is shown once; only its hash is stored, also with an idempotency key', async () => {
    const { host, admin, params } = await scene();
    const body = { name: 'Website', scopes: ['gygs:read'] };
    const headers = { 'Idempotency-Key': 'once' };
    const { data, status } = await api.as(admin)('createKey', { params, body, headers });
    expect([status, data.state, data.hint]).toEqual([201, 'ACTIVE', `${data.key.slice(0, 13)}…${data.key.slice(-3)}`]);
    expect(await rowOf(data.id)).toMatchObject({ hash: hashOf(data.key), createdBy: admin.id });
    expect(await api.db.read.select().from(idempotencyKeys)).toEqual([]);
    const listed = await api.as(admin)('listKeys', { params });
    expect(listed.text).not.toContain(data.key);
    expect(listed.text).not.toContain(hashOf(data.key));
    const { key: _shownOnce, ...rest } = data;
    expect(listed.data.keys).toEqual([rest]);
    expect(JSON.stringify(await auditOf(data.id))).not.toContain(data.key);
    expect((await auditOf(data.id)).map(({ actor, action }) => [actor, action])).toEqual([[admin.id, 'key.created']]);
    expect(host.id).toBe(params.organizationId);
  });

  test('is refused with the reason: a typing error, an unknown, revoked or expired one', async () => {
    const { gyg, host, admin, params } = await scene();
    const { data } = await create(admin, host.id);
    const expiresAt = new Date(api.clock.now().getTime() + 60_000).toISOString();
    const short = await create(admin, host.id, { expiresAt });
    const read = (token: string) => api.call('getGyg', { params: { gygId: gyg.id }, token });
    expect((await read(data.key)).status).toBe(200);
    expect((await read(`${data.key.slice(0, -1)}${data.key.endsWith('a') ? 'b' : 'a'}`)).problem.code).toBe(
      'keys.mistyped',
    );
    await api.db.tx((tx) =>
      tx.update(organizationKeys).set({ hash: 'other' }).where(eq(organizationKeys.id, short.data.id)),
    );
    expect((await read(short.data.key)).problem.code).toBe('keys.unknown');
    await api.db.tx((tx) =>
      tx
        .update(organizationKeys)
        .set({ hash: hashOf(short.data.key) })
        .where(eq(organizationKeys.id, short.data.id)),
    );
    expect((await read(short.data.key)).status).toBe(200);
    api.clock.pass(1 / 60);
    const expired = await read(short.data.key);
    expect([expired.status, expired.problem.code]).toEqual([401, 'keys.expired']);
    expect(expired.headers.get('WWW-Authenticate')).toContain('Bearer');

    const revoke = () => api.as(admin)('revokeKey', { params: { ...params, keyId: data.id } });
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).problem.code).toBe('keys.already_revoked');
    expect((await read(data.key)).problem.code).toBe('keys.revoked');
    const { keys } = (await api.as(admin)('listKeys', { params })).data;
    expect(Object.fromEntries(keys.map(({ id, state }) => [id, state]))).toEqual({
      [data.id]: 'REVOKED',
      [short.data.id]: 'EXPIRED',
    });
  });

  test('of another organisation cannot be revoked', async () => {
    const [one, two] = [await scene(), await scene()];
    const { data } = await create(one.admin, one.host.id);
    const foreign = { ...two.params, keyId: data.id };
    expect((await api.as(two.admin)('revokeKey', { params: foreign })).problem.code).toBe('keys.missing');
  });

  test.each([
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope twice', { scopes: ['gygs:read', 'gygs:read'] }, 'scopes'],
    ['an unknown scope', { scopes: ['people:read'] }, 'scopes.0'],
    ['a time that has passed', { expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s is refused', async (_what, body, path) => {
    const { host, admin } = await scene();
    const { status, problem } = await create(admin, host.id, body);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  });

  test('is one of at most 50 that are active, also when several are made at the same time', async () => {
    const { host, admin, params } = await scene();
    await api.db.tx((tx) =>
      tx.insert(organizationKeys).values(
        Array.from({ length: 49 }, (_unused, index) => ({
          ...{ organizationId: host.id, name: 'n', hint: 'h', scopes: [...keyScopes], createdBy: admin.id },
          hash: `${host.id}-${index}`,
        })),
      ),
    );
    const answers = await Promise.all([create(admin, host.id), create(admin, host.id), create(admin, host.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const created = answers.find(({ status }) => status === 201);
    await api.as(admin)('revokeKey', { params: { ...params, keyId: created?.data.id ?? '' } });
    expect((await create(admin, host.id)).status).toBe(201);
    expect((await create(admin, host.id)).status).toBe(409);
    const over = { expiresAt: new Date(api.clock.now().getTime() - 1) };
    await api.db.tx((tx) =>
      tx
        .update(organizationKeys)
        .set(over)
        .where(eq(organizationKeys.hash, `${host.id}-0`)),
    );
    expect((await create(admin, host.id)).status).toBe(201);
  });

  test('does not name a person who has erased their account', async () => {
    const { host, admin, params } = await scene();
    await create(admin, host.id);
    const second = await api.user();
    await api.member(host.id, second.id, 'ADMIN');
    const named = async () => (await api.as(second)('listKeys', { params })).data.keys[0]?.createdByName;
    expect(await named()).toBe(admin.fullName);
    await api.db.tx((tx) => tx.update(users).set({ erasedAt: api.clock.now() }).where(eq(users.id, admin.id)));
    expect(await named()).toBeNull();
  });

  test('is marked as used once a minute', async () => {
    const { gyg, host, admin } = await scene();
    const { data } = await create(admin, host.id);
    const use = async () => {
      await api.call('getGyg', { params: { gygId: gyg.id }, token: data.key });
      return (await rowOf(data.id))?.lastUsedAt;
    };
    const first = api.clock.now();
    expect(await use()).toEqual(first);
    api.clock.pass(0.5 / 60);
    expect(await use()).toEqual(first);
    api.clock.pass(0.6 / 60);
    expect(await use()).toEqual(api.clock.now());
  });
});

describe('what is written with a key', () => {
  test('is by no person, and is recorded as the key’s', async () => {
    const { host, admin } = await scene();
    const { data: key } = await create(admin, host.id);
    const body = { organizationId: host.id, title: 'Synced' };
    const { data, status } = await api.call('createGyg', { body, token: key.key });
    expect([status, data.language]).toEqual([201, 'se']);
    const [row] = await api.db.read.select().from(gygs).where(eq(gygs.id, data.id));
    expect(row?.createdBy).toBeNull();
    const params = { gygId: data.id };
    const updated = await api.call('updateGyg', { params, body: { title: 'Again' }, token: key.key });
    expect(updated.data.title).toBe('Again');
    const audit = await auditOf(data.id);
    expect(audit.map(({ actor, action }) => [actor, action]).sort()).toEqual([
      [`key:${key.id}`, 'createGyg'],
      [`key:${key.id}`, 'updateGyg'],
    ]);
    expect(audit[0]?.details).toMatchObject({ organizationId: host.id });
  });

  test('is recorded once for an idempotency key, and not at all if it was refused', async () => {
    const { host, admin, gyg } = await scene();
    const { data: key } = await create(admin, host.id);
    const call = () =>
      api.call('createPosition', {
        params: { gygId: gyg.id },
        body: { title: 'Carry', durationMinutes: 60, offeredPositions: 2 },
        headers: { 'Idempotency-Key': 'same' },
        token: key.key,
      });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.data.id, second.headers.get('Idempotency-Replayed')]).toEqual([
      201,
      first.data.id,
      'true',
    ]);
    const wrong = { params: { gygId: gyg.id }, body: { friendlyUrl: '', title: '' }, token: key.key };
    expect((await api.call('updateGyg', wrong)).status).toBe(400);
    const unready = await api.scene([], { draft: true, startsIn: -9, lasts: 1 });
    const { data: other } = await create(unready.admin, unready.host.id);
    const published = await api.call('publishGyg', { params: { gygId: unready.gyg.id }, body: {}, token: other.key });
    expect(published.problem.code).toBe('gyg.not_ready');
    expect((await auditOf(gyg.id)).map(({ action }) => action)).toEqual(['createPosition']);
    expect(await auditOf(unready.gyg.id)).toEqual([]);
  });

  test('is not written if it cannot be recorded', async () => {
    const { host, admin } = await scene();
    const { data: key } = await create(admin, host.id);
    const broken = await createTestApi({
      database: api.db,
      wrapDatabase: (db) => ({ ...db, tx: (act, options) => db.tx((tx) => act(withoutAudit(tx)), options) }),
    });
    const body = { organizationId: host.id, title: 'Unrecorded' };
    expect((await broken.call('createGyg', { body, token: key.key })).status).toBe(500);
    expect(await api.db.read.select().from(gygs).where(eq(gygs.title, 'Unrecorded'))).toEqual([]);
  });

  test('cannot contain a picture that someone uploaded', async () => {
    const { host, admin } = await scene();
    const { data: key } = await create(admin, host.id);
    const url = '/media/uploads/hero/erased.webp';
    // Of a person who has erased their account.
    const orphan = { kind: 'hero', url, width: 1, height: 1, uploadedBy: null } as const;
    await api.db.tx((tx) => tx.insert(storedImages).values(orphan));
    const body = { organizationId: host.id, title: 'Synced', heroImage: url };
    expect((await api.call('createGyg', { body, token: key.key })).problem.errors?.[0]?.path).toBe('heroImage');
  });
});

test('a call that no key may make is refused with the reason, and one without its scope too', async () => {
  const { host, admin, gyg } = await scene();
  const { data: key } = await create(admin, host.id, { scopes: ['stories:read'] });
  const params = { gygId: gyg.id };
  const never = await api.call('deleteGyg', { params, token: key.key });
  expect([never.status, never.problem.code, never.problem.detail]).toEqual([
    403,
    'keys.not_allowed',
    'Keys may not make this call',
  ]);
  const unscoped = await api.call('updateGyg', { params, body: {}, token: key.key });
  expect([unscoped.problem.code, unscoped.problem.detail]).toEqual([
    'keys.not_allowed',
    'The key does not have the scope gygs:write',
  ]);
});

test('calls are limited for each key', async () => {
  const limited = await createTestApi({ config: { rateLimits: 'on' } });
  const { host, admin } = await limited.scene([]);
  const params = { organizationId: host.id };
  const body = { name: 'One', scopes: ['gygs:read'] };
  const [one, two] = [
    await limited.as(admin)('createKey', { params, body }),
    await limited.as(admin)('createKey', { params, body }),
  ];
  const left = async (token: string) => (await limited.call('listGoals', { token })).headers.get('RateLimit');
  expect(await left(one.data.key)).toContain('r=1199');
  expect(await left(one.data.key)).toContain('r=1198');
  expect(await left(two.data.key)).toContain('r=1199');
  const line = limited.log.findLast(({ operation }) => operation === 'listGoals');
  expect(line).toMatchObject({ keyId: two.data.id });
  await limited.close();
});
