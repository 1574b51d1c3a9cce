import type { OperationName } from '@gyg/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../testing';
import type { CallOptions } from '../testing/test-call';

const api = await createTestApi();
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);

/** A translated gyg with everything that names it or its needs. */
async function scene() {
  const [company, boss, waiting] = [await api.organization(), await api.user(), await api.user()];
  await api.member(company.id, boss.id, 'ADMIN');
  const { host, admin, gyg } = await api.scene([{ title: 'Strandplockare', offeredPositions: 1 }], {
    title: 'Stranddag',
    summary: 'Strandliv',
    startsIn: 48,
    page: { 'page.preface': 'Strandord', 'page.participantInfo': 'Strandkod' },
    tags: [{ organizationId: company.id, tag: 'sea' }],
    translation: {
      language: 'en',
      title: 'Shore day',
      summary: 'Shore life',
      preface: 'Shore words',
      participantInfo: 'Shore code',
      needTitles: ['Shore pickers'],
    },
  });
  const [gygId, needId] = [gyg.id, gyg.needId];
  await api.seed(async (seeder) => {
    const need = { id: needId, contributionType: 'SKILL' } as const;
    const booked = { userId: boss.id, gygId, needId, contributionType: 'SKILL', at: at(-9) } as const;
    await seeder.book({ ...booked, userOrganization: company.id });
    await seeder.joinWaitlist({ gygId, userId: waiting.id, need, at: at(-8) });
    const story = { gygId, userId: boss.id, caption: 'Hej', createdAt: at(-90) } as const;
    const { id } = await seeder.addStory({ ...story, status: 'APPROVED' });
    await seeder.addStory({ ...story, status: 'PENDING' });
    await seeder.addFeatured({ kind: 'story', targetId: id });
  });
  const catalog = { organizationId: host.id, name: 'Hav', gygIds: gygId };
  const { data: made } = await api.as(admin)('createCatalog', { body: catalog });
  const stories = await api.call('findStories', { query: { gygId } });
  return { host, company, admin, boss, waiting, gygId, made, storyId: stories.data.stories[0]?.id ?? '' };
}
const { host, company, admin, boss, waiting, gygId, made, storyId } = await scene();
const superUser = await api.user();
const guest = undefined;

const reads: readonly (readonly [OperationName, TestUser | undefined, CallOptions])[] = [
  ['getGygPage', guest, { params: { gygId } }],
  ['getGygViewer', boss, { params: { gygId } }],
  ['listParticipants', admin, { params: { gygId } }],
  ['listWaitlist', admin, { params: { gygId } }],
  ['listUserBookings', boss, { params: { userId: boss.id } }],
  ['listUserBookings', waiting, { params: { userId: waiting.id } }],
  ['listUserRepresentationRequests', boss, { params: { userId: boss.id } }],
  ['listOrganizationRepresentationRequests', boss, { params: { organizationId: company.id } }],
  ['listOrganizationTags', guest, { params: { organizationId: company.id } }],
  ['viewGygProfiles', boss, { body: { userId: boss.id } }],
  ['getStory', guest, { params: { storyId } }],
  ['listOrganizationStories', guest, { params: { organizationId: host.id } }],
  ['listFeaturedStories', guest, {}],
  ['getUserProfile', boss, { params: { userId: boss.id } }],
  ['getCatalog', guest, { params: { catalogId: made.id } }],
  ['listOrganizationCatalogs', guest, { params: { organizationId: host.id } }],
  ['getOrganizationDesk', admin, { params: { organizationId: host.id } }],
  ['getOverview', superUser, {}],
  ['getFeatured', superUser, {}],
];

test.each(reads)('the texts of a gyg are in the language of the reader: %s', async (name, who, call) => {
  const groups = who === superUser ? ['superusers'] : [];
  const read = async (lang: string) => {
    const query = { ...call.query, lang };
    const { text } = await (who ? api.as(who, { groups }) : api.call)(name, { ...call, query });
    // Addresses are of the title that the gyg had first.
    return text.replaceAll('stranddag', '');
  };
  const english = await read('en');
  expect(english).toMatch(/Shore/);
  expect(english).not.toMatch(/Strand/);
  for (const own of [await read('se'), await read('own')]) {
    expect(own).toMatch(/Strand/);
    expect(own).not.toMatch(/Shore/);
  }
});
