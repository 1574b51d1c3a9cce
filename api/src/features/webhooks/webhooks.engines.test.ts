import { auditEntries, webhookDeliveries, webhooks } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const url = 'https://hooks.renkust.example/gyg';

async function scene() {
  const organization = await api.organization();
  const admin = await api.user({ fullName: 'Klara Lind' });
  await api.member(organization.id, admin.id, 'ADMIN');
  return { organization, admin, params: { organizationId: organization.id } };
}
const create = (who: TestUser, organizationId: string, body: object = {}) =>
  api.as(who)('createWebhook', { params: { organizationId }, body: { url, events: ['gyg.published'], ...body } });
async function withWebhook() {
  const one = await scene();
  const { data } = await create(one.admin, one.organization.id);
  return { ...one, data, call: api.as(one.admin), place: { ...one.params, webhookId: data.id } };
}
const rowOf = async (id: string) => {
  const [row] = await api.db.read.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
};
const auditOf = async (target: string) =>
  (await api.db.read.select().from(auditEntries).where(eq(auditEntries.target, target))).map((one) => one.action);

describe('a webhook', () => {
  test('has a secret that is shown once', async () => {
    const { data, call, params } = await withWebhook();
    expect(data).toMatchObject({ url, events: ['gyg.published'], createdByName: 'Klara Lind', oldSecretUntil: null });
    expect(data.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await call('listWebhooks', { params });
    expect(listed.text).not.toContain('whsec_');
    const { secret: _shownOnce, ...rest } = data;
    expect(listed.data.webhooks).toEqual([rest]);
  });

  test.each([
    ['http://hooks.example/gyg', 'scheme'],
    ['https://anna:secret@hooks.example', 'user'],
    ['https://127.0.0.1/gyg', 'address'],
    ['https://[::1]:8443/', 'address'],
    ['https://2130706433/', 'address'],
    ['https://0x7f.1/', 'address'],
    ['https://169.254.169.254/latest', 'address'],
    ['https://localhost/gyg', 'address'],
    ['https://intranet/gyg', 'address'],
    ['https://db.internal/gyg', 'address'],
    ['hooks.example', 'address'],
  ])('cannot lead to %s', async (address, code) => {
    const { organization, admin } = await scene();
    const { status, problem } = await create(admin, organization.id, { url: address });
    expect([status, problem.errors]).toMatchObject([400, [{ path: 'url', code }]]);
  });

  test.each([[[]], [['gyg.published', 'gyg.published']], [['webhook.test']], [['person.born']]])(
    'is not called for %j',
    async (events) => {
      const { organization, admin } = await scene();
      expect((await create(admin, organization.id, { events })).status).toBe(400);
    },
  );

  test('is one of at most ten, also when several are added at the same time', async () => {
    const { organization, admin } = await scene();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(admin, organization.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('webhooks.too_many');
  });

  test('gets a new secret, and the old one signs along for a day', async () => {
    const { data, call, place, params } = await withWebhook();
    const renewed = (await call('renewWebhookSecret', { params: place, body: {} })).data;
    const until = new Date(api.clock.now().getTime() + 24 * hour).toISOString();
    expect([renewed.secret === data.secret, renewed.oldSecretUntil]).toEqual([false, until]);
    expect(await rowOf(data.id)).toMatchObject({ secret: renewed.secret, previousSecret: data.secret });
    api.clock.pass(24);
    expect((await call('listWebhooks', { params })).data.webhooks[0]?.oldSecretUntil).toBeNull();
    expect((await auditOf(data.id)).sort()).toEqual(['webhook.created', 'webhook.secret_renewed']);
  });

  test('is removed with its calls', async () => {
    const { data, call, place } = await withWebhook();
    await call('testWebhook', { params: place, body: {} });
    expect((await call('deleteWebhook', { params: place })).status).toBe(204);
    expect((await call('deleteWebhook', { params: place })).problem.code).toBe('webhooks.missing');
    const left = await api.db.read.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, data.id));
    expect(left).toEqual([]);
    expect(await auditOf(data.id)).toContain('webhook.removed');
  });

  test('of another organisation is missing in every call', async () => {
    const { data, call, place } = await withWebhook();
    const { data: sent } = await call('testWebhook', { params: place, body: {} });
    const other = await scene();
    const foreign = { ...other.params, webhookId: data.id };
    const as = api.as(other.admin);
    const codes = [
      (await as('deleteWebhook', { params: foreign })).problem.code,
      (await as('testWebhook', { params: foreign, body: {} })).problem.code,
      (await as('renewWebhookSecret', { params: foreign, body: {} })).problem.code,
      (await as('listDeliveries', { params: foreign })).problem.code,
      (await as('retryDelivery', { params: { ...foreign, deliveryId: sent.id }, body: {} })).problem.code,
    ];
    expect(new Set(codes)).toEqual(new Set(['webhooks.missing']));
    const own = (await create(other.admin, other.organization.id)).data;
    const mixed = { ...other.params, webhookId: own.id, deliveryId: sent.id };
    expect((await as('retryDelivery', { params: mixed, body: {} })).problem.code).toBe('webhooks.delivery_missing');
  });
});

describe('the log', () => {
  test('lists calls newest first, in pages and by state', async () => {
    const { call, place, data } = await withWebhook();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift((await call('testWebhook', { params: place, body: {} })).data.id);
      api.clock.pass(0.01);
    }
    const set = (id: string, values: object) =>
      api.db.tx((tx) => tx.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id)));
    await set(ids[0] ?? '', { deliveredAt: api.clock.now(), status: 204, took: 97, answerHeaders: {} });
    await set(ids[1] ?? '', { failedAt: api.clock.now(), error: 'timeout', attempts: 15, took: 10_000 });
    const list = async (query: Record<string, string> = {}) =>
      (await call('listDeliveries', { params: place, query })).data;
    const all = await list({ pageSize: '3' });
    expect([all.total, all.deliveries.map(({ id }) => id)]).toEqual([5, ids.slice(0, 3)]);
    expect(all.deliveries.slice(0, 2)).toMatchObject([
      { state: 'DELIVERED', answer: { status: 204, headers: {}, body: '' }, took: 97, error: null, nextAt: null },
      { state: 'FAILED', answer: null, error: 'timeout', attempts: 15, nextAt: null },
    ]);
    expect((await list({ pageSize: '3', page: '1' })).deliveries.map(({ id }) => id)).toEqual(ids.slice(3));
    expect((await list({ state: 'FAILED' })).deliveries.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list({ state: 'WAITING' })).total).toBe(3);
    const { webhooks: listed } = (await call('listWebhooks', { params: place })).data;
    expect(listed.find(({ id }) => id === data.id)?.week).toMatchObject({ calls: 5, delivered: 1, p95: 97 });
  });

  test('counts the calls of the last seven days in parts of six hours', async () => {
    const { call, place, params, data } = await withWebhook();
    const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
    const base = { webhookId: data.id, event: 'gyg.published', payload: '{}', status: 200 } as const;
    await api.db.tx((tx) =>
      tx.insert(webhookDeliveries).values([
        ...Array.from({ length: 40 }, (_unused, index) => ({
          ...{ ...base, createdAt: at(-100), deliveredAt: at(-100), took: index + 1 },
        })),
        { ...base, createdAt: at(-30), failedAt: at(-1), status: null, took: 10_000 },
        { ...base, createdAt: at(0), nextAt: at(1) },
        { ...base, createdAt: at(-8 * 24), deliveredAt: at(-8 * 24), took: 9_000 },
      ]),
    );
    const { week } = (await call('listWebhooks', { params })).data.webhooks[0] ?? {};
    expect(week).toMatchObject({ calls: 42, delivered: 40, p95: 38 });
    expect(week?.parts).toHaveLength(28);
    expect(week?.parts.at(-1)).toMatchObject({ delivered: 0, failed: 0, waiting: 1 });
    expect(week?.parts.filter(({ delivered }) => delivered > 0)).toMatchObject([{ delivered: 40 }]);
    expect(week?.parts.filter(({ failed }) => failed > 0)).toMatchObject([{ failed: 1 }]);
    for (const { from } of week?.parts ?? []) expect(new Date(from).getUTCHours() % 6).toBe(0);
    expect((await call('listDeliveries', { params: place })).data.total).toBe(43);
  });

  test('says how many calls about the gyg wait behind one', async () => {
    const { call, place, data } = await withWebhook();
    const gyg = await api.gyg({ organizationId: place.organizationId, title: 'Seaweed walk' });
    const base = { webhookId: data.id, event: 'gyg.updated', payload: '{}', gygId: gyg.id } as const;
    const ids = ['dlv_1', 'dlv_2', 'dlv_3'].map((id) => `${id}-${data.id}`);
    await api.db.tx((tx) =>
      tx
        .insert(webhookDeliveries)
        .values([
          ...ids.map((id) => ({ ...base, id })),
          { ...base, id: `dlv_4-${data.id}`, gygId: 'another', deliveredAt: api.clock.now() },
        ]),
    );
    const { deliveries } = (await call('listDeliveries', { params: place })).data;
    const columns = deliveries.map(({ id, behind, gygTitle }) => [id.slice(0, 5), behind, gygTitle]);
    expect(columns.sort()).toEqual([
      ['dlv_1', 2, 'Seaweed walk'],
      ['dlv_2', 1, 'Seaweed walk'],
      ['dlv_3', 0, 'Seaweed walk'],
      ['dlv_4', 0, null],
    ]);
  });
});
