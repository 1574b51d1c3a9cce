import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

/** A finished gyg, and its stories by people who were there. */
async function scene() {
  const { gyg, host, admin } = await api.scene([{}], { startsIn: -24 });
  const add = async (author: TestUser, caption: string, status: 'PENDING' | 'APPROVED' | 'REJECTED' = 'PENDING') => {
    api.clock.pass(1);
    const story = { gygId: gyg.id, userId: author.id, caption, status, createdAt: api.clock.now() };
    return { storyId: (await api.seed((seeder) => seeder.addStory(story))).id };
  };
  const captions = async (query: Record<string, string>, call: typeof api.call = api.as(admin)) => {
    const { data } = await call('findStories', { query: { gygId: gyg.id, ...query } });
    return data.stories.map(({ caption }) => caption);
  };
  return { gyg, host, admin, add, captions };
}

const newest = async (who: TestUser, lang: string) => {
  const { data } = await api.as(who)('listNotifications', { params: { userId: who.id }, query: { lang } });
  return data.notifications[0];
};

describe('rejecting a story', () => {
  test('tells its author why, in the language that they read', async () => {
    const { add, admin, host } = await scene();
    const author = await api.user({ locale: 'se' });
    const params = await add(author, 'On the beach');
    const body = { reason: 'PEOPLE_HAVE_NOT_AGREED', note: 'The child to the left.' };
    await api.as(admin)('rejectStory', { params, body });
    expect((await newest(author, 'se'))?.body).toBe(
      `${host.name} valde att inte visa den. Alla som är med har inte gått med på att synas. The child to the left.`,
    );
    expect((await newest(author, 'en'))?.body).toBe(
      `${host.name} chose not to show it. Not everyone in it has agreed to be shown. The child to the left.`,
    );
    for (const who of [author, admin]) {
      expect((await api.as(who)('getStory', { params })).data.rejection).toEqual(body);
    }
  });

  test('is kept from others, also once the story was approved again, which clears the reason', async () => {
    const { add, admin } = await scene();
    const author = await api.user();
    const params = await add(author, 'On the beach', 'APPROVED');
    expect((await api.as(admin)('rejectStory', { params })).data.rejection).toEqual({ reason: 'OTHER', note: '' });
    expect((await api.as(admin)('rejectStory', { params, body: { note: 'Again' } })).status).toBe(409);
    expect((await api.as(admin)('approveStory', { params })).data).toMatchObject({ approved: true, rejection: null });
    const seen = await api.call('getStory', { params });
    expect(seen.data).not.toHaveProperty('rejection');
    expect((await api.as(admin)('approveStory', { params })).problem.code).toBe('stories.already_responded');
  });

  test('from the notification gives no reason', async () => {
    const { gyg, host, admin } = await api.scene([{}]);
    const author = await api.user();
    await api.seed((seeder) =>
      seeder.book({
        userId: author.id,
        gygId: gyg.id,
        needId: gyg.needId,
        contributionType: 'SKILL',
        at: api.clock.now(),
      }),
    );
    const { data } = await api.as(author)('createStory', { params: { gygId: gyg.id }, body: { caption: 'Sacks' } });
    const notificationId = (await newest(admin, 'en'))?.id ?? '';
    await api.as(admin)('respondToNotification', { params: { notificationId }, body: { action: 'decline' } });
    const story = await api.as(author)('getStory', { params: { storyId: data.story.id } });
    expect(story.data).toMatchObject({ status: 'REJECTED', rejection: null });
    expect((await newest(author, 'en'))?.body).toBe(`${host.name} chose not to show it.`);
  });
});

describe('searching stories', () => {
  test('finds words of the caption or of a visible author, in either order', async () => {
    const { add, captions } = await scene();
    const [asa, shy] = [
      await api.user({ fullName: 'Åsa Lind' }),
      await api.user({ fullName: 'Zelda', showName: false }),
    ];
    await add(asa, 'Ögonblick på STRANDEN', 'APPROVED');
    await add(shy, 'Grillade korvar, 100 % vego', 'APPROVED');
    expect(await captions({ keyword: 'ogonblick åsa' })).toEqual(['Ögonblick på STRANDEN']);
    expect(await captions({ keyword: '100 %' })).toEqual(['Grillade korvar, 100 % vego']);
    expect(await captions({ keyword: 'zelda' })).toEqual(['Grillade korvar, 100 % vego']);
    expect(await captions({ keyword: 'zelda' }, api.call)).toEqual([]);
    expect(await captions({ sort: 'oldest' })).toEqual(['Ögonblick på STRANDEN', 'Grillade korvar, 100 % vego']);
  });

  test('counts each status for hosts; others count only what they see', async () => {
    const { add, admin, gyg, captions } = await scene();
    const author = await api.user();
    const shown = await add(author, 'Shown', 'APPROVED');
    await add(author, 'Approved', 'APPROVED');
    await add(author, 'Rejected', 'REJECTED');
    await add(author, 'Waiting');
    await api.as(admin)('featureStory', { params: shown });
    const body = { gygId: gyg.id, status: 'PENDING', counts: true };
    const { data } = await api.as(admin)('searchStories', { body });
    expect(data).toMatchObject({ total: 1, counts: { PENDING: 1, APPROVED: 2, REJECTED: 1, featuredByHost: 1 } });
    const asGuest = await api.call('searchStories', { body });
    expect(asGuest.data).toMatchObject({ total: 0, counts: { PENDING: 0, APPROVED: 2, REJECTED: 0 } });
    expect(await captions({ featuredByHost: 'true' })).toEqual(['Shown']);
    expect(await captions({ featuredByHost: 'false', approved: 'true' })).toEqual(['Approved']);
    expect((await api.call('searchStories', { body: { gygId: gyg.id } })).data).not.toHaveProperty('counts');
  });
});
