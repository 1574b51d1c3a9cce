import type { OrganizationKey } from '../schemas/keys';
import type { Origin } from '../schemas/origins';
import type { Delivery, Webhook } from '../schemas/webhooks';

/** A site in use, for tests and stories. */
export function buildOrigin(over: Partial<Origin> = {}): Origin {
  return {
    id: 'origin-1',
    origin: 'https://www.renkust.example',
    mayLogIn: true,
    mayFrame: true,
    addedByName: 'Amadou Ceesay',
    lastSeenAt: '2027-06-10T07:38:00.000Z',
    created: '2027-03-02T09:00:00.000Z',
    ...over,
  };
}

/** An active key. */
export function buildKey(over: Partial<OrganizationKey> = {}): OrganizationKey {
  return {
    id: 'key-1',
    name: 'Website sync',
    hint: 'gyg_live_c7Rk…4Lp',
    scopes: ['gygs:read', 'gygs:write'],
    state: 'ACTIVE',
    expiresAt: null,
    lastUsedAt: '2027-06-10T07:31:00.000Z',
    revokedAt: null,
    createdByName: 'Klara Lind',
    created: '2027-04-18T09:00:00.000Z',
    ...over,
  };
}

const partLength = 6 * 60 * 60_000;
const weekStart = Date.parse('2027-06-03T12:00:00.000Z');

/** Twenty-eight parts of six hours with ten calls each, of which two in the last but one did not arrive. */
const parts = Array.from({ length: 28 }, (_unused, index) => ({
  from: new Date(weekStart + index * partLength).toISOString(),
  delivered: index === 26 ? 8 : 10,
  failed: index === 26 ? 1 : 0,
  waiting: index === 26 ? 1 : 0,
}));

/** A webhook that is called for bookings and gyg dates. */
export function buildWebhook(over: Partial<Webhook> = {}): Webhook {
  return {
    id: 'webhook-1',
    url: 'https://hooks.renkust.example/gyg',
    events: ['booking.created', 'booking.cancelled', 'gyg.published', 'story.submitted'],
    createdByName: 'Klara Lind',
    created: '2027-04-18T09:00:00.000Z',
    oldSecretUntil: null,
    week: { calls: 280, delivered: 278, p95: 182, parts },
    ...over,
  };
}

/** A call that arrived. */
export function buildDelivery(over: Partial<Delivery> = {}): Delivery {
  return {
    id: 'dlv_01',
    event: 'booking.created',
    gygId: 'gyg-1',
    gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
    state: 'DELIVERED',
    attempts: 1,
    created: '2027-06-10T07:38:02.000Z',
    nextAt: null,
    behind: 0,
    sentAt: '2027-06-10T07:38:02.000Z',
    request: {
      body: '{"type":"booking.created","at":"2027-06-10T07:38:02.000Z","organizationId":"org-kust","gygId":"gyg-1","needId":"need-1","bookingId":"booking-1","quantity":1,"pending":false}',
      signature: 'v1,5f8ac02e',
    },
    answer: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'Thanks' },
    took: 121,
    error: null,
    ...over,
  };
}
