import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('the home page shows approved moments of gygs that lists show, in the order they were added', async () => {
  const [open, hidden, draft] = [
    await api.scene(),
    await api.scene([], { hidden: true }),
    await api.scene([], { draft: true }),
  ];
  const shy = await api.user({ showName: false });
  const stories = await api.seed(async (seeder) => {
    const add = async (gygId: string, userId: string, over: object = {}) => {
      const createdAt = new Date(api.clock.now().getTime());
      const story = { gygId, userId, caption: 'A moment', status: 'APPROVED' as const, createdAt };
      const { id } = await seeder.addStory({ ...story, ...over });
      await seeder.addFeatured({ kind: 'story', targetId: id });
      return id;
    };
    const later = new Date(api.clock.now().getTime() + 1000);
    await add(hidden.gyg.id, shy.id);
    await add(draft.gyg.id, shy.id);
    await add(open.gyg.id, shy.id, { status: 'PENDING' });
    await add(open.gyg.id, shy.id, { status: 'REJECTED' });
    const first = await add(open.gyg.id, shy.id);
    return [first, await add(open.gyg.id, open.admin.id, { createdAt: later })];
  });
  const { data } = await api.call('listFeaturedStories');
  expect(data.stories.map((story) => story.id)).toEqual(stories);
  expect(data.total).toBe(2);
  expect(data.stories[0]).toMatchObject({ userId: null, username: '' });
  expect(data.stories[1]).toMatchObject({ featured: true, username: open.admin.fullName, approved: true });
  const profile = await api.call('getGygProfile', { params: { gygId: open.gyg.id } });
  expect(profile.data.stories.map((story) => story.id)).toEqual(stories.toReversed());
});
