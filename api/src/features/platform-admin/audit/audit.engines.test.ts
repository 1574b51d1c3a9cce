import { auditEntries } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user({ fullName: 'Birgit Sand', locale: 'en' });
const read = (query: Record<string, string> = {}) =>
  api.as(boss, { groups: ['superusers'] })('listAuditEntries', { query });
const entries = async (query: Record<string, string> = {}) => (await read(query)).data.entries;

type Entry = typeof auditEntries.$inferInsert;
const add = (...rows: Partial<Entry>[]) =>
  api.db.tx((t) =>
    t.insert(auditEntries).values(
      rows.map((row) => ({
        ...{ actor: 'server', role: 'server' as const, action: 'group.granted', target: 'x', details: {} },
        ...{ createdAt: api.clock.now() },
        ...row,
      })),
    ),
  );

/** Acts of an organisation's administrator and of its key. */
async function acts(name: string) {
  const host = await api.organization({ name });
  const admin = await api.user({ fullName: `Ada ${name}` });
  await api.member(host.id, admin.id, 'ADMIN');
  const params = { organizationId: host.id };
  const origin = `https://${name.toLowerCase()}.example`;
  const saved = await api.as(admin)('saveOrigin', { params, body: { origin } });
  api.clock.pass(1);
  const key = await api.as(admin)('createKey', { params, body: { name: `Sync ${name}`, scopes: ['gygs:write'] } });
  api.clock.pass(1);
  const body = { organizationId: host.id, title: `Crabs of ${name}` };
  const gyg = await api.call('createGyg', { body, token: key.data.key });
  return { host, admin, origin, originId: saved.data.id, keyId: key.data.id, gygId: gyg.data.id };
}

describe('the audit log', () => {
  test('is listed newest first, with the names as they are now', async () => {
    const { host, admin, originId, origin, keyId, gygId } = await acts('Kust');
    const [created, key, saved] = await entries({ pageSize: '3' });
    expect(created).toMatchObject({
      actor: { kind: 'key', id: keyId, name: 'Sync Kust', image: null },
      role: 'key',
      category: 'content',
      action: 'createGyg',
      target: { kind: 'gyg', id: gygId, name: 'Crabs of Kust' },
      organization: { id: host.id, name: 'Kust' },
      gyg: null,
    });
    expect(key).toMatchObject({ action: 'key.created', target: { kind: 'key', id: keyId, name: 'Sync Kust' } });
    expect(saved).toMatchObject({
      actor: { kind: 'user', id: admin.id, name: 'Ada Kust' },
      role: 'admin',
      category: 'access',
      target: { kind: 'origin', id: originId, name: origin },
      before: null,
      after: { mayLogIn: true, mayFrame: false },
      reason: null,
    });
    expect(saved?.requestId).toBeTruthy();
  });

  test('names the right of an administrator before that of a super user', async () => {
    const host = await api.organization();
    await api.member(host.id, boss.id, 'ADMIN');
    for (const { id, role } of [
      { ...host, role: 'admin' },
      { ...(await api.organization()), role: 'super' },
    ]) {
      api.clock.pass(1);
      const params = { organizationId: id };
      await api.as(boss, { groups: ['superusers'] })('saveOrigin', {
        params,
        body: { origin: `https://${id}.example` },
      });
      expect((await entries({ pageSize: '1' }))[0]).toMatchObject({ action: 'origin.saved', role });
    }
  });

  test('names neither erased people nor removed things, whose ids stay', async () => {
    const { host, admin, originId } = await acts('Borta');
    const params = { organizationId: host.id, originId };
    await api.as(admin)('deleteOrigin', { params });
    await api.member(host.id, boss.id, 'ADMIN');
    await api.as(admin)('eraseUser', { params: { userId: admin.id } });
    const savedEntry = (await entries()).find(
      ({ action, target }) => action === 'origin.saved' && target.id === originId,
    );
    expect(savedEntry).toMatchObject({ actor: { id: admin.id, name: null }, target: { id: originId, name: null } });
  });

  test('names every kind of target', async () => {
    const { gyg, host, admin } = await api.scene([]);
    const author = await api.user();
    const { id: storyId } = await api.seed((seeder) =>
      seeder.addStory({
        gygId: gyg.id,
        userId: author.id,
        caption: 'He read aloud',
        status: 'APPROVED',
        createdAt: api.clock.now(),
      }),
    );
    api.clock.pass(1);
    const hook = await api.as(admin)('createWebhook', {
      params: { organizationId: host.id },
      body: { url: 'https://hooks.example/secret', events: ['gyg.published'] },
    });
    await add(
      { target: author.id, targetKind: 'user', action: 'manager.added', details: { gygId: gyg.id } },
      { target: storyId, targetKind: 'story', action: 'story.featured' },
      { target: host.id, targetKind: 'organization', action: 'organization.featured' },
      { target: 'admin', targetKind: 'remote', action: 'remote.paused', actor: 'platform', role: 'platform' },
    );
    const newest = await entries({ pageSize: '5' });
    const byAction = (action: string) => newest.find((entry) => entry.action === action);
    expect(byAction('manager.added')).toMatchObject({ target: { name: author.fullName }, gyg: { id: gyg.id } });
    expect(byAction('webhook.created')?.target).toMatchObject({ id: hook.data.id, name: 'hooks.example' });
    expect(byAction('story.featured')?.target).toMatchObject({ name: 'He read aloud', gygId: gyg.id });
    const { friendlyUrl } = host;
    expect(byAction('organization.featured')?.target).toMatchObject({ name: host.name, friendlyUrl });
    expect(byAction('remote.paused')).toMatchObject({ actor: { kind: 'platform', id: null }, target: { id: 'admin' } });
  });

  test('is found by the right, the category and Swedish days', async () => {
    await add(
      { id: 'before', category: 'operations', createdAt: new Date('2027-03-31T21:59:59.999Z') },
      { id: 'first', category: 'operations', createdAt: new Date('2027-03-31T22:00:00.000Z') },
      { id: 'last', category: 'personal', createdAt: new Date('2027-04-02T21:59:59.999Z') },
      { id: 'after', category: 'personal', createdAt: new Date('2027-04-02T22:00:00.000Z') },
    );
    const ids = async (query: Record<string, string>) => (await entries(query)).map(({ id }) => id);
    const days = { from: '2027-04-01', to: '2027-04-02' };
    expect(await ids(days)).toEqual(['last', 'first']);
    expect(await ids({ ...days, category: 'operations' })).toEqual(['first']);
    expect(await ids({ ...days, role: 'server' })).toEqual(['last', 'first']);
    expect(await ids({ ...days, role: 'super' })).toEqual([]);
    expect((await read({ from: '2027-04-02', to: '2027-04-01' })).problem.code).toBe('request.invalid');
    expect((await read({ ...days, page: '1', pageSize: '1' })).data).toMatchObject({
      total: 2,
      entries: [{ id: 'first' }],
    });
  });

  test('is found by the names of people, organisations, gygs, keys, origins and remotes, and by a request', async () => {
    const { host, admin, keyId, originId, gygId } = await acts('Fjord');
    await add({ target: 'booking', targetKind: 'remote', action: 'remote.promoted', id: 'promoted' });
    const targetsFor = async (keyword: string) => (await entries({ keyword })).map(({ target }) => target.id);
    const all = [gygId, keyId, originId];
    expect(await targetsFor('fjord')).toEqual(all);
    expect(await targetsFor('ADA fjord')).toEqual([keyId, originId]);
    expect(await targetsFor('crabs of fjord')).toEqual([gygId]);
    expect(await targetsFor('sync fjord')).toEqual([gygId, keyId]);
    expect(await targetsFor('fjord.example')).toEqual([originId]);
    expect(await targetsFor('booking')).toEqual(['booking']);
    expect(await targetsFor('nothing like it')).toEqual([]);
    const [newest] = await entries({ keyword: 'fjord' });
    expect(await targetsFor(newest?.requestId ?? '')).toEqual([gygId]);
    const params = { organizationId: host.id, originId };
    await api.as(admin)('deleteOrigin', { params });
    expect(await targetsFor('ada fjord')).toEqual([originId, keyId, originId]);
  });

  test('becomes a file, which is itself recorded without the keyword', async () => {
    await acts('Hamn');
    const file = await read({ format: 'csv', keyword: 'ada hamn' });
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    const lines = file.text.split('\r\n');
    expect(lines[0]).toContain('"Time (Swedish time)","Who","Right"');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"Ada Hamn","admin","access","key.created"');
    const [newest] = await entries({ category: 'personal' });
    expect(newest).toMatchObject({ action: 'audit.exported', actor: { id: boss.id }, role: 'super' });
    expect(newest?.details).toEqual({ entries: 2, role: null, category: null, from: null, to: null });
  });

  test('is for super users only, and not through a partner’s site', async () => {
    const admin = await api.user();
    await api.member((await api.organization()).id, admin.id, 'ADMIN');
    expect((await api.call('listAuditEntries')).status).toBe(401);
    const superOnSite = api.fromPartner(boss, { groups: ['superusers'] });
    expect((await superOnSite('listAuditEntries')).status).not.toBe(200);
    expect((await api.as(admin)('listAuditEntries')).status).toBe(403);
    const csv = { query: { format: 'csv' } };
    expect((await api.as(admin)('listAuditEntries', csv)).status).toBe(403);
  });
});
