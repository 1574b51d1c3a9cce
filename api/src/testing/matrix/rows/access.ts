import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** The host's admins change; super users read. */
const admins: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};
const withSuper: Expectation = { ...admins, superUser: 'ok' };

const ofHost = ({ host }: Fixture) => ({ params: { organizationId: host.id } });

/** The number keeps names apart, since a row's call runs for every actor. */
let number = 0;
async function addOrigin({ host, hostAdmin }: Fixture, api: TestApi) {
  number += 1;
  const params = { organizationId: host.id };
  const body = { origin: `https://site${number}.example`, mayFrame: true };
  const { data } = await api.as(hostAdmin)('saveOrigin', { params, body });
  const { id } = data;
  // Below the most that an organisation may have, however often the row runs.
  const { origins } = (await api.as(hostAdmin)('listOrigins', { params })).data;
  for (const one of origins.slice(0, -10))
    await api.as(hostAdmin)('deleteOrigin', { params: { ...params, originId: one.id } });
  return { params: { ...params, originId: id } };
}

async function addKey({ host, hostAdmin }: Fixture, api: TestApi) {
  const params = { organizationId: host.id };
  const body = { name: 'Website', scopes: ['gygs:read'] };
  const { data } = await api.as(hostAdmin)('createKey', { params, body });
  return { params: { ...params, keyId: data.id } };
}

const webhookOf = new WeakMap<Fixture, Promise<{ organizationId: string; webhookId: string }>>();

/** One webhook for each fixture: an organisation may have few. */
function placeOfWebhook(fixture: Fixture, api: TestApi) {
  const { host, hostAdmin } = fixture;
  const params = { organizationId: host.id };
  const body = { url: 'https://hooks.example/gyg', events: ['gyg.published', 'booking.created'] };
  const place =
    webhookOf.get(fixture) ??
    api
      .as(hostAdmin)('createWebhook', { params, body })
      .then(({ data }) => ({ ...params, webhookId: data.id }));
  webhookOf.set(fixture, place);
  return place;
}
const ofWebhook = async (fixture: Fixture, api: TestApi) => ({ params: await placeOfWebhook(fixture, api) });

export const accessRows = {
  listOrigins: { expect: withSuper, call: ofHost },
  saveOrigin: {
    expect: withSuper,
    call: (fixture) => ({ ...ofHost(fixture), body: { origin: 'https://www.coast.example', mayFrame: true } }),
  },
  updateOrigin: {
    expect: withSuper,
    call: async (fixture, api) => {
      const body = { origin: 'https://changed.example', mayFrame: false };
      const { data } = await api.as(fixture.hostAdmin)('saveOrigin', { ...ofHost(fixture), body });
      const params = { ...ofHost(fixture).params, originId: data.id };
      return { params, body: { mayLogIn: false, mayFrame: true } };
    },
  },
  getOriginLogin: { expect: everybody, call: () => ({ query: { origin: 'https://www.coast.example' } }) },
  deleteOrigin: { expect: withSuper, call: addOrigin },
  listAllOrigins: {
    expect: { ...withSuper, hostAdmin: 403 },
    call: async ({ host, hostAdmin }, api) => {
      const body = { origin: 'https://listed.example', mayFrame: true };
      await api.as(hostAdmin)('saveOrigin', { params: { organizationId: host.id }, body });
      return { query: { keyword: 'listed.example' } };
    },
  },
  listKeys: {
    expect: withSuper,
    call: async (fixture, api) => {
      await addKey(fixture, api);
      return ofHost(fixture);
    },
  },
  createKey: {
    expect: admins,
    call: (fixture) => ({ ...ofHost(fixture), body: { name: 'Website', scopes: ['gygs:read', 'stories:read'] } }),
  },
  revokeKey: { expect: withSuper, call: addKey },
  listWebhooks: {
    expect: withSuper,
    call: async (fixture, api) => {
      await placeOfWebhook(fixture, api);
      return ofHost(fixture);
    },
  },
  createWebhook: {
    expect: admins,
    call: (fixture) => ({
      ...ofHost(fixture),
      body: { url: 'https://hooks.coast.example/gyg', events: ['booking.created', 'booking.cancelled'] },
    }),
  },
  deleteWebhook: { expect: admins, call: ofWebhook },
  testWebhook: {
    expect: admins,
    call: async (fixture, api) => ({ ...(await ofWebhook(fixture, api)), body: {} }),
  },
  renewWebhookSecret: {
    expect: admins,
    call: async (fixture, api) => ({ ...(await ofWebhook(fixture, api)), body: {} }),
  },
  listDeliveries: {
    expect: withSuper,
    call: async (fixture, api) => {
      const params = await placeOfWebhook(fixture, api);
      await api.as(fixture.hostAdmin)('testWebhook', { params, body: {} });
      return { params };
    },
  },
  retryDelivery: {
    expect: admins,
    call: async (fixture, api) => {
      const params = await placeOfWebhook(fixture, api);
      const { data } = await api.as(fixture.hostAdmin)('testWebhook', { params, body: {} });
      return { params: { ...params, deliveryId: data.id }, body: {} };
    },
  },
} satisfies MatrixRows;
