import { type KeyScope, keyScopes, type OperationName } from '@gyg/contract';
import { organizationKeys } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import type { TestApi } from '../test-api';
import type { TestUser } from '../test-factories';
import type { Fixture } from './fixture';

/** The calls that keys make for their organisation, by scope: written by hand, never from the contract. */
export const callsOfScope: Readonly<Record<KeyScope, readonly OperationName[]>> = {
  'gygs:read': [
    'getGyg',
    'getGygProfile',
    'getGygPage',
    'getGygCalendar',
    'listGygTranslations',
    'listGygMedia',
    'listPositions',
    'listCommodities',
    'searchGygs',
    'findGygs',
    'searchGygsByIds',
    'findGygsByIds',
    'searchHostedGygs',
    'findHostedGygs',
    'searchGygByUrl',
    'findGygByUrl',
    'listOrganizationGygs',
  ],
  'gygs:write': [
    'createGyg',
    'updateGyg',
    'publishGyg',
    'saveGygPage',
    'saveGygTranslation',
    'deleteGygTranslation',
    'createPosition',
    'updatePosition',
    'deletePosition',
    'deletePositions',
    'createCommodity',
    'updateCommodity',
    'deleteCommodity',
    'deleteCommodities',
    'orderNeeds',
  ],
  'bookings:read': [
    'listParticipants',
    'listGygBookings',
    'listMemberBookings',
    'listOrganizationRepresentationRequests',
  ],
  'stories:read': ['getStory', 'getStoryImage', 'searchStories', 'findStories', 'listOrganizationStories'],
  'proposals:read': ['getProposal', 'listOrganizationProposals'],
};

export const scopeOf = (name: OperationName): KeyScope | undefined =>
  keyScopes.find((scope) => callsOfScope[scope].includes(name));

/** Makes a key of an organisation, and uses it once, so that its first use is no change of a later call. */
export async function makeKey(api: TestApi, admin: TestUser, organizationId: string, scopes: readonly KeyScope[]) {
  const params = { organizationId };
  const { data } = await api.as(admin)('createKey', { params, body: { name: 'Matrix', scopes } });
  await api.call('getLiveness', { token: data.key });
  return data;
}

/** Keys that are not valid any more: one is revoked, one has expired. */
async function endedKeys(api: TestApi, { host, hostAdmin }: Fixture) {
  const make = () => makeKey(api, hostAdmin, host.id, keyScopes);
  const revoked = await make();
  await api.as(hostAdmin)('revokeKey', { params: { organizationId: host.id, keyId: revoked.id } });
  const expired = await make();
  const expiresAt = api.clock.now();
  await api.db.tx((tx) => tx.update(organizationKeys).set({ expiresAt }).where(eq(organizationKeys.id, expired.id)));
  return { revoked: revoked.key, expired: expired.key };
}

/** Keys for the callers of a fixture: of the host, of the other organisation, with all scopes but one, and ended ones. */
async function makeKeys(api: TestApi, fixture: Fixture) {
  const { host, other, hostAdmin, otherAdmin } = fixture;
  const own = await makeKey(api, hostAdmin, host.id, keyScopes);
  const foreign = await makeKey(api, otherAdmin, other.id, keyScopes);
  const without = new Map<KeyScope, string>();
  for (const scope of keyScopes) {
    const others = keyScopes.filter((one) => one !== scope);
    without.set(scope, (await makeKey(api, hostAdmin, host.id, others)).key);
  }
  return { own: own.key, foreign: foreign.key, without, ...(await endedKeys(api, fixture)) };
}

export type FixtureKeys = Awaited<ReturnType<typeof makeKeys>>;

const fixtureKeys = new WeakMap<Fixture, Promise<FixtureKeys>>();

/** The keys of a fixture, made once. */
export function keysOf(api: TestApi, fixture: Fixture): Promise<FixtureKeys> {
  const keys = fixtureKeys.get(fixture) ?? makeKeys(api, fixture);
  fixtureKeys.set(fixture, keys);
  return keys;
}
