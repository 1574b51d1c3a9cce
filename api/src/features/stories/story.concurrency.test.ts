import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { goodPicture } from '../../testing/test-picture';

/** Runs once, while a picture is stored. */
let meanwhile: () => Promise<unknown> = async () => undefined;

const api = await createTestApi({
  wrapMedia: (media) => ({
    ...media,
    async put(key, file) {
      const act = meanwhile;
      meanwhile = async () => undefined;
      await act();
      await media.put(key, file);
    },
  }),
});
afterAll(() => api.close());

const reason = { reason: 'The tide' };

test.each([
  ['deleted', 'deleteGyg', {}, 404, 404],
  ['taken down', 'unpublishGyg', { body: reason }, 409, 404],
] as const)('a gyg that is %s while the picture of a moment is stored gets no moment', async (...given) => {
  const [, name, sent, hostGets, bookerGets] = given;
  const image = await goodPicture('story');
  const body = { caption: 'A windy day', people: 'NONE' };
  for (const who of ['host', 'booker'] as const) {
    const { admin, gyg } = await api.scene();
    const params = { gygId: gyg.id };
    const user = await api.user();
    const booking = { userId: user.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
    if (who === 'booker') {
      await api.as(user)('createBooking', { params, body: { ...booking, userOrganization: null } });
    }
    meanwhile = async () => {
      if (name === 'deleteGyg') await api.as(admin)('unpublishGyg', { params, body: reason });
      expect((await api.as(admin)(name, { params, ...sent })).status).toBeLessThan(300);
    };
    const author = who === 'host' ? admin : user;
    const answer = await api.as(author)('createStory', { params, body, image });
    expect(answer.status).toBe(who === 'host' ? hostGets : bookerGets);
    expect(api.mediaFiles.size).toBe(0);
  }
});
