import type { TestApi } from '../../test-api';
import { type Expectation, everybody, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const supers: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 403,
  superUser: 'ok',
};
const admins: Expectation = { ...supers, hostAdmin: 'ok', superUser: 403 };
/** Super users read what admins read. */
const readers: Expectation = { ...admins, superUser: 'ok' };
/** A hidden profile of the host's admin: super users read the same as admins. */
const hidden: Expectation = {
  guest: 404,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 'ok',
  otherAdmin: 404,
  superUser: 'ok',
};

const host = ({ host: { id } }: Fixture) => ({ params: { organizationId: id } });

/** An organisation whose profile is not online, administered by the host's admin. */
function hide({ hostAdmin }: Fixture, api: TestApi) {
  return api.seed(async (seeder) => {
    const organization = await seeder.addOrganization({ name: 'Quiet ones', page: { profileVisible: 'false' } });
    await seeder.addMember({ organizationId: organization.id, userId: hostAdmin.id, role: 'ADMIN' });
    return organization;
  });
}

async function hiddenId(fixture: Fixture, api: TestApi) {
  return { params: { organizationId: (await hide(fixture, api)).id } };
}

async function ask(_world: Fixture, api: TestApi) {
  const { id } = await api.seed((seeder) =>
    seeder.addOrganizationRequest({
      requesterName: 'Ada',
      requesterEmail: 'ada@example.org',
      name: 'Newcomers',
      website: 'https://example.org',
      createdAt: api.clock.now(),
    }),
  );
  return { params: { requestId: id } };
}

const coast = { keyword: 'coast' };

export const organizationRows = {
  listOrganizations: { expect: everybody, call: () => ({}) },
  searchOrganizations: { expect: everybody, reads: true, call: () => ({ body: coast }) },
  findOrganizations: { expect: everybody, call: () => ({ query: coast }) },
  listFeaturedOrganizations: { expect: everybody, call: () => ({}) },
  createOrganization: {
    expect: supers,
    call: () => ({ body: { name: 'Made by hand', adminEmail: 'first@example.org' } }),
  },
  getOrganization: [
    { expect: everybody, call: host },
    { when: 'whose profile is hidden', expect: everybody, call: hiddenId },
  ],
  updateOrganization: {
    expect: admins,
    call: (fixture) => ({
      ...host(fixture),
      body: { name: 'Renamed', friendlyUrl: `renamed-${fixture.host.friendlyUrl}` },
    }),
  },
  getOrganizationProfile: [
    { expect: everybody, call: host },
    { when: 'that is hidden', expect: hidden, call: hiddenId },
  ],
  getOrganizationByName: [
    { expect: everybody, call: (fixture) => ({ params: { friendlyUrl: fixture.host.friendlyUrl } }) },
    {
      when: 'whose profile is hidden',
      expect: hidden,
      call: async (fixture, api) => ({ params: { friendlyUrl: (await hide(fixture, api)).friendlyUrl } }),
    },
  ],
  getOrganizationPage: [
    { expect: everybody, call: host },
    { when: 'that is hidden', expect: hidden, call: hiddenId },
  ],
  saveOrganizationPage: [
    {
      when: 'texts and settings',
      expect: admins,
      call: (fixture) => ({ ...host(fixture), body: { website: 'https://example.org' } }),
    },
    {
      when: 'the premium account',
      expect: supers,
      call: (fixture) => ({ ...host(fixture), body: { 'settings.premiumAccount': 'true' } }),
    },
  ],
  listOrganizationGygs: [
    { expect: everybody, call: host },
    { when: 'of a hidden organisation', expect: everybody, call: hiddenId },
  ],
  getOrganizationDesk: { expect: readers, call: host },
  listDecisions: { expect: readers, call: host },
  inviteOrganization: {
    expect: signedIn,
    call: () => ({ body: { company: 'Not here yet', recipient: 'info@example.org', message: 'Come along' } }),
  },
  getOrganizationInvite: {
    expect: everybody,
    call: async ({ user }, api) => {
      const body = { company: 'Not here yet', recipient: 'info@example.org', message: 'Come along' };
      return { params: { inviteId: (await api.as(user)('inviteOrganization', { body })).data.id } };
    },
  },
  requestOrganization: {
    expect: everybody,
    call: () => ({
      body: {
        requesterName: 'Ada',
        requesterEmail: 'ada@example.org',
        name: 'Newcomers',
        website: 'https://example.org',
        agreePermission: true,
      },
    }),
  },
  listOrganizationRequests: { expect: supers, call: () => ({}) },
  getOrganizationRequest: { expect: supers, call: ask },
  respondToOrganizationRequest: {
    expect: supers,
    call: async (fixture, api) => ({ ...(await ask(fixture, api)), body: { accept: true } }),
  },
  featureOrganization: { expect: supers, call: (fixture) => ({ ...host(fixture), body: {} }) },
  unfeatureOrganization: { expect: supers, call: host },
} satisfies MatrixRows;
