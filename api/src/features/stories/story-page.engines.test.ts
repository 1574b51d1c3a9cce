import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('a story comes with its gyg and up to three other approved stories of it, newest first', async () => {
  const { gyg } = await api.scene([{}], { title: 'Winter clean-up' });
  const author = await api.user();
  const add = (gygId: string, caption: string, status: 'APPROVED' | 'PENDING' = 'APPROVED') => {
    api.clock.pass(1);
    const story = { gygId, userId: author.id, caption, status, createdAt: api.clock.now() };
    return api.seed((seeder) => seeder.addStory(story));
  };
  const shown: { id: string }[] = [];
  for (const caption of ['one', 'two', 'three', 'four', 'five']) shown.push(await add(gyg.id, caption));
  await add(gyg.id, 'waits for an answer', 'PENDING');
  await add((await api.scene([{}])).gyg.id, 'of another gyg');
  const page = async (index: number) =>
    (await api.call('getStory', { params: { storyId: shown[index]?.id ?? '' } })).data;
  const fourth = await page(3);
  expect(fourth).toMatchObject({ caption: 'four', gyg: { id: gyg.id, title: 'Winter clean-up' }, storyCount: 5 });
  expect(fourth.more.map(({ caption }) => caption)).toEqual(['five', 'three', 'two']);
  expect((await page(0)).more.map(({ caption }) => caption)).toEqual(['five', 'four', 'three']);
});
