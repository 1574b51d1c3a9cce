import { buildDelivery, buildKey, buildOrigin, buildWebhook } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';

export const someOrigins = [
  buildOrigin(),
  buildOrigin({ id: 'origin-2', origin: 'https://sotekusten.example', mayFrame: false, addedByName: 'Klara Lind' }),
  buildOrigin({ id: 'origin-3', origin: 'https://test.renkust.example', addedByName: null, lastSeenAt: null }),
];

export const someKeys = [
  buildKey({ id: 'key-2', name: 'Newsletter', scopes: ['gygs:read', 'stories:read'], lastUsedAt: null }),
  buildKey({ expiresAt: '2099-12-31T23:00:00.000Z' }),
  buildKey({
    id: 'key-3',
    name: 'Old intranet',
    hint: 'gyg_live_k1Ze…7Mn',
    scopes: ['gygs:read'],
    state: 'REVOKED',
    revokedAt: '2027-05-01T09:00:00.000Z',
  }),
  buildKey({ id: 'key-4', name: 'Summer fair', state: 'EXPIRED', expiresAt: '2027-06-01T09:00:00.000Z' }),
];

export const someDeliveries = [
  buildDelivery(),
  buildDelivery({
    id: 'dlv_02',
    event: 'booking.cancelled',
    gygTitle: 'Seaweed walk with Doctor Hedda',
    state: 'WAITING',
    attempts: 2,
    nextAt: '2099-06-10T07:46:00.000Z',
    behind: 2,
    answer: { status: 503, headers: { 'retry-after': '600' }, body: 'Updating, back in ten minutes.' },
    took: 88,
    error: 'status',
  }),
  buildDelivery({
    id: 'dlv_03',
    event: 'gyg.published',
    gygTitle: null,
    state: 'FAILED',
    attempts: 14,
    answer: null,
    took: 10_000,
    error: 'timeout',
  }),
];

const page = { page: 0, pageSize: 5 };

/** The calls of the page with some of everything. */
export const accessApi: FakeHandlers = {
  listOrigins: () => ({ origins: someOrigins }),
  listKeys: () => ({ keys: someKeys }),
  listWebhooks: () => ({ webhooks: [buildWebhook()] }),
  listDeliveries: ({ query }) => {
    const deliveries = someDeliveries.filter(({ state }) => query.state === undefined || query.state === state);
    return {
      ...page,
      pageSize: Number(query.pageSize),
      deliveries,
      total: query.state === undefined ? 12 : deliveries.length,
    };
  },
};

/** The same for an organisation that has nothing yet. */
export const emptyAccessApi: FakeHandlers = {
  listOrigins: () => ({ origins: [] }),
  listKeys: () => ({ keys: [] }),
  listWebhooks: () => ({ webhooks: [] }),
  listDeliveries: () => ({ ...page, deliveries: [], total: 0 }),
};
