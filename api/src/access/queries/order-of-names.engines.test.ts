import { organizations, portfolios, users } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { catchUpSearchTexts } from '../../workers/search-texts';

const shared = await createSharedTestDatabase();
const plain = await shared.open();
const api = await createTestApi({ database: await shared.open() });
afterAll(async () => {
  await api.close();
  await shared.remove();
});

/** Three of each order: å, ä and ö are the last letters in Swedish, and kinds of a and o in English. */
const swedish = ['Adam Berg', 'Olle Berg', 'Zorn Berg', 'Åke Berg', 'Ärla Berg', 'Örjan Berg'];
const english = ['Adam Berg', 'Åke Berg', 'Ärla Berg', 'Olle Berg', 'Örjan Berg', 'Zorn Berg'];
const shuffled = ['Zorn Berg', 'Örjan Berg', 'Adam Berg', 'Ärla Berg', 'Olle Berg', 'Åke Berg'];

const host = await api.organization({ name: 'Middle', sortOrder: 1 });
const admin = await api.user({ fullName: 'Admin', locale: 'en' });
await api.member(host.id, admin.id, 'ADMIN');
const gyg = await api.gyg({
  organizationId: host.id,
  beneficiaryPositions: 10,
  needs: shuffled.map((title) => api.need({ title, offeredPositions: 9, sortOrder: 0 })),
});
for (const name of shuffled) {
  const [person, organization] = [await api.user({ fullName: name }), await api.organization({ name })];
  await api.member(host.id, person.id);
  await api.member(organization.id, admin.id, 'ADMIN');
  await api.gyg({ organizationId: host.id, title: name });
  await api.as(admin)('createPortfolio', { body: { organizationId: host.id, name } });
  await api.as(admin)('addGygManager', { params: { gygId: gyg.id, userId: person.id } });
  const partner = { organizationId: organization.id, role: 'partner' };
  await api.as(admin)('addPartner', { params: { gygId: gyg.id }, body: partner });
  const needId = gyg.needs.find(({ title }) => title === name)?.id ?? '';
  const booking = { gygId: gyg.id, needId, userId: person.id, contributionType: 'SKILL' } as const;
  await api.seed((seeder) => seeder.book({ ...booking, at: api.clock.now() }));
  const place = { userId: person.id, bookingComment: '' };
  await api.as(person)('createBeneficiary', { params: { gygId: gyg.id }, body: place });
}

const boss = await api.user({ fullName: 'Boss' });
const params = { gygId: gyg.id };
const asHost = api.as(admin);
const asBoss = api.as(boss, { groups: ['superusers'] });
type Headers = Record<string, string>;
const everyone = { pageSize: '100' };

/** The names of each list, in its order. */
const lists: Record<string, (headers: Headers) => Promise<readonly string[]>> = {
  directory: async (headers) =>
    (await api.call('listOrganizations', { headers, query: everyone })).data.organizations.map(({ name }) => name),
  'search of organisations': async (headers) =>
    (await api.call('findOrganizations', { headers, query: { keyword: 'berg' } })).data.organizations.map(
      ({ name }) => name,
    ),
  'door list': async (headers) =>
    (await asHost('listAttendance', { headers, params })).data.entries.map(({ bookerName }) => bookerName),
  'bookings by name': async (headers) =>
    (await asHost('listGygBookings', { headers, params, query: { sort: 'name:asc' } })).data.bookings.map(
      ({ bookerName }) => bookerName,
    ),
  'bookings by need': async (headers) =>
    (await asHost('listGygBookings', { headers, params, query: { sort: 'need:asc' } })).data.bookings.map(
      ({ needTitle }) => needTitle,
    ),
  recipients: async (headers) =>
    (await asHost('listBeneficiaries', { headers, params, query: { sort: 'name:asc' } })).data.beneficiaries.map(
      ({ userName }) => userName,
    ),
  members: async (headers) =>
    (
      await asHost('listOrganizationUsers', {
        ...{ headers, params: { organizationId: host.id } },
        query: { sort: 'name:asc', keyword: 'berg' },
      })
    ).data.users.map(({ fullName }) => fullName),
  'own organisations': async (headers) =>
    (await asHost('listUserOrganizations', { headers, params: { userId: admin.id } })).data.organizations.map(
      ({ name }) => name,
    ),
  people: async (headers) =>
    (await asBoss('listPeople', { headers, query: { keyword: 'berg' } })).data.people.map(({ fullName }) => fullName),
  'search of people': async (headers) =>
    (await asHost('searchUsers', { headers, body: { keyword: 'berg' } })).data.users.map(({ fullName }) => fullName),
  partners: async (headers) =>
    (await asHost('listPartners', { headers, params })).data.partners.map(({ orgName }) => orgName),
  managers: async (headers) =>
    (await asHost('listGygManagers', { headers, params })).data.users.map(({ fullName }) => fullName),
  team: async (headers) =>
    (await api.call('getGygProfile', { headers, params })).data.users.map(({ fullName }) => fullName),
  needs: async (headers) => (await api.call('listPositions', { headers, params })).data.needs.map(({ title }) => title),
  portfolios: async (headers) => (await asHost('listPortfolios', { headers })).data.portfolios.map(({ name }) => name),
  'gygs by title': async (headers) =>
    (await asHost('searchGygs', { headers, body: { organizationId: host.id, sort: 'title:asc' } })).data.gygs.map(
      ({ title }) => title,
    ),
};

/** Without those that only make the scene. */
const ofScene = (names: readonly string[]) => names.filter((name) => name.endsWith('Berg'));

test.each(Object.entries(lists))('%s: in the order of the language that is read', async (_name, list) => {
  expect(ofScene(await list({ 'Accept-Language': 'sv' }))).toEqual(swedish);
  expect(ofScene(await list({ 'Accept-Language': 'en' }))).toEqual(english);
});

test('a reader who names no language gets the order of the account', async () => {
  const reader = await api.user({ fullName: 'Reader', locale: 'se' });
  await api.member(host.id, reader.id, 'ADMIN');
  const { data } = await api.as(reader)('listAttendance', { params });
  expect(data.entries.map(({ bookerName }) => bookerName)).toEqual(swedish);
});

test('a page of a list goes on where the one before it ended', async () => {
  const headers = { 'Accept-Language': 'sv' };
  const pages = ['0', '1', '2'].map((page) =>
    asHost('listAttendance', { headers, params, query: { page, pageSize: '2' } }),
  );
  const entries = (await Promise.all(pages)).flatMap(({ data }) => data.entries);
  expect(entries.map(({ bookerName }) => bookerName)).toEqual(swedish);
});

test('names that an earlier version wrote are in order after the next start', async () => {
  await plain.tx(async (tx) => {
    for (const table of [users, organizations, portfolios]) await tx.update(table).set({ sortText: '' });
  });
  await catchUpSearchTexts(plain);
  for (const name of ['directory', 'people', 'portfolios']) {
    expect(ofScene((await lists[name]?.({ 'Accept-Language': 'sv' })) ?? [])).toEqual(swedish);
  }
});
