import { gygs, organizations, users } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { catchUpCards } from '../../features/gygs/read';
import { createTestApi } from '../../testing';
import { catchUpSearchTexts } from './catch-up-search-texts.service';

const shared = await createSharedTestDatabase();
const plain = await shared.open();
const api = await createTestApi({ database: await shared.open() });
afterAll(async () => {
  await api.close();
  await shared.remove();
});

const printed = 'Frivillig\u00adas dag – “Lisa’s e\u2011kök”';
const typed = ['frivilligas', "lisa's", '"lisa', 'e-kok', '- "lisa', '“lisa’s', 'fri\u00advilligas'];
const organization = await api.organization({ name: printed, summary: 'Vi ses på Bosse’s' });
const person = await api.user({ fullName: printed });
const boss = api.as(await api.user(), { groups: ['superusers'] });
const gyg = await api.gyg({ organizationId: organization.id, title: 'Plain', summary: printed });

const idsFor = async (keyword: string) => {
  const gygsFound = await api.call('searchGygs', { body: { keyword } });
  const organizationsFound = await api.call('searchOrganizations', { body: { keyword } });
  const peopleFound = await boss('listPeople', { query: { keyword } });
  return [
    gygsFound.data.gygs.map(({ id }) => id),
    organizationsFound.data.organizations.map(({ id }) => id),
    peopleFound.data.people.map(({ userId }) => userId),
  ];
};
const all = [[gyg.id], [organization.id], [person.id]];

describe('quotes, dashes and soft hyphens', () => {
  test.each(typed)('%j finds the gyg, the organisation and the person', async (keyword) => {
    expect(await idsFor(keyword)).toEqual(all);
  });

  test('are also folded in texts that are not stored folded', async () => {
    const { data } = await api.call('listOrganizations', { query: { keyword: "bosse's" } });
    expect(data.organizations.map(({ id }) => id)).toEqual([organization.id]);
  });

  test('of texts that an earlier version stored are folded by the next start', async () => {
    const earlier = 'frivillig\u00adas dag – “lisa’s e\u2011kok”';
    await plain.tx(async (tx) => {
      await tx.update(users).set({ searchText: earlier }).where(eq(users.id, person.id));
      await tx.update(organizations).set({ searchText: earlier }).where(eq(organizations.id, organization.id));
      await tx.update(gygs).set({ searchText: 'plain', moreSearchText: earlier }).where(eq(gygs.id, gyg.id));
    });
    await catchUpCards(plain);
    expect(await idsFor("lisa's frivilligas")).toEqual([[], [], []]);
    await catchUpSearchTexts(plain);
    await catchUpCards(plain);
    expect(await idsFor("lisa's frivilligas")).toEqual(all);
  });
});
