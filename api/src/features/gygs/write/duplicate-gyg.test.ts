import { gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { goodPicture } from '../../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());

const duplicate = (who: TestUser, gygId: string) => api.as(who)('duplicateGyg', { params: { gygId } });
const paging = { page: '0', pageSize: '20' };

describe('duplicating a gyg', () => {
  test('copies texts, page, goals, needs, managers and the host’s labels to a draft', async () => {
    const [manager, booker, partner] = [await api.user(), await api.user(), await api.organization()];
    const page = { 'page.description': '<p>Bring boots</p>', 'page.participantInfo': '<p>Code 4711</p>' };
    const { gyg, host, admin } = await api.scene(
      [
        { title: 'Pick', needsApproval: true, whoCanOffer: 'ONLY_HOST' },
        { kind: 'COMMODITY', title: 'Sacks' },
      ],
      {
        title: 'Shore day',
        secondaryGoals: [6, 13],
        place: { lat: 58.3, lng: 11.2 },
        beneficiaryPositions: 4,
        hidden: true,
        managers: [manager.id],
        page: { ...page, 'page.impact': '<p>Ten sacks</p>', 'settings.billettoEventId': 'ev-1' },
        partners: [{ organizationId: partner.id, accepted: true }],
        media: [{ url: '/media/a.webp' }],
      },
    );
    const label = (organizationId: string, tag: string, who: TestUser) =>
      api.as(who)('assignTags', { body: { organizationId, gygId: gyg.id, tags: [tag] } });
    await label(host.id, 'coast', admin);
    const outsider = await api.user();
    await api.member(partner.id, outsider.id, 'ADMIN');
    await label(partner.id, 'theirs', outsider);
    await api.as(booker)('createBeneficiary', { params: { gygId: gyg.id }, body: { userId: booker.id } });
    const weekly = { endDateTime: '2029-01-01T00:00:00Z', repeats: 'WEEKLY', occasionMinutes: 90 };
    await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: { heroAlt: 'A shore', ...weekly } });

    const { status, data } = await duplicate(admin, gyg.id);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      organizationId: host.id,
      title: 'Shore day (copy)',
      friendlyUrl: 'shore-day-copy',
      summary: 'A summary',
      heroAlt: 'A shore',
      secondaryGoals: '6|13',
      sdgGoalId: 14,
      state: 'CREATED',
      hidden: true,
      beneficiaryPositions: 4,
      repeats: 'WEEKLY',
      occasionMinutes: 90,
      lat: 58.3,
      participantCount: 0,
    });
    const [row] = await api.db.read.select().from(gygs).where(eq(gygs.id, data.id));
    expect(row).toMatchObject({ startDateTime: null, endDateTime: null, beneficiariesTaken: 0, createdBy: admin.id });
    const profile = (await api.as(admin)('getGygProfile', { params: { gygId: data.id } })).data;
    expect(profile).toMatchObject({ partners: [], media: [], stories: [], users: [{ id: manager.id }] });
    expect(profile.gygPage).toMatchObject({ ...page, 'page.impact': '', 'settings.billettoEventId': '' });
    expect([...profile.gygPositions, ...profile.gygCommodities]).toMatchObject([
      { title: 'Pick', needsApproval: true, whoCanOffer: 'ONLY_HOST', offeredPositions: 5, availablePositions: 5 },
      { title: 'Sacks', offeredPositions: 5, availablePositions: 5 },
    ]);
    const own = await api.as(manager)('listNotifications', { params: { userId: manager.id } });
    const added = own.data.notifications.filter(({ gygId }) => gygId === data.id);
    expect(added.map(({ type }) => type)).toEqual(['gyg_manager_added']);
    const { tags } = (await api.as(admin)('listGygTags', { params: { gygId: data.id }, query: paging })).data;
    expect(tags.map(({ tag }) => tag)).toEqual(['coast']);
    const asked = await api.as(admin)('listPartners', { params: { gygId: data.id } });
    expect(asked.data.total).toBe(0);
  });

  test('of a booked need offers all of it', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 2 }]);
    const user = await api.user();
    const booking = { contributionType: 'SKILL', quantity: 1, userOrganization: null, gygPositionId: gyg.needId };
    await api.as(user)('createBooking', { params: { gygId: gyg.id }, body: { ...booking, userId: user.id } });
    const { data } = await duplicate(admin, gyg.id);
    const { needs } = (await api.as(admin)('listPositions', { params: { gygId: data.id } })).data;
    expect(needs).toMatchObject([{ offeredPositions: 2, availablePositions: 2 }]);
  });

  test('is named in the caller’s language, within the limit, with a new friendly url', async () => {
    const { gyg, host } = await api.scene([], { title: `${'x'.repeat(130)}😀 and more` });
    const swede = await api.user({ locale: 'se' });
    await api.member(host.id, swede.id, 'ADMIN');
    const copies = [await duplicate(swede, gyg.id), await duplicate(swede, gyg.id)];
    const titles = copies.map(({ data }) => data.title);
    expect(titles).toEqual([`${'x'.repeat(130)}😀 (kopia)`, `${'x'.repeat(130)}😀 (kopia)`]);
    expect(new Set(copies.map(({ data }) => data.friendlyUrl)).size).toBe(2);
    const once = await api.scene([], { title: `${'x'.repeat(131)}😀` });
    expect((await duplicate(once.admin, once.gyg.id)).data.title).toBe(`${'x'.repeat(131)}😀 (copy)`);
    const cut = await api.scene([], { title: `${'x'.repeat(132)}😀` });
    expect((await duplicate(cut.admin, cut.gyg.id)).data.title).toBe(`${'x'.repeat(132)} (copy)`);
  });

  test('shares the stored picture, which stays until the last of both is deleted', async () => {
    const { gyg, admin } = await api.scene([], { draft: true });
    const image = await goodPicture('hero');
    const { data: stored } = await api.as(admin)('uploadGygImage', { body: { gygId: gyg.id }, image });
    const files = () => [...api.mediaFiles.keys()].filter((key) => stored.url.includes(key.split('-').at(0) ?? '-'));
    const before = files();
    expect(before).not.toEqual([]);
    const { data } = await duplicate(admin, gyg.id);
    expect(data.heroImage).toBe(stored.url);
    await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: { heroImage: null } });
    expect(files()).toEqual(before);
    expect((await api.as(admin)('deleteGyg', { params: { gygId: data.id } })).status).toBe(204);
    expect(files()).toEqual([]);
  });

  test('is for admins of the host: not for managers, other hosts or super users', async () => {
    const manager = await api.user();
    const { gyg, admin } = await api.scene([], { managers: [manager.id] });
    for (const who of [manager, (await api.scene()).admin]) expect((await duplicate(who, gyg.id)).status).toBe(403);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('duplicateGyg', { params: { gygId: gyg.id } })).status).toBe(403);
    expect((await duplicate(admin, 'none')).problem.code).toBe('gyg.missing');
  });
});
