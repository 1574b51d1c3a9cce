import { featured, storyConsents } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';
import { goodPicture } from '../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());
const image = await goodPicture('story');

const tokenIn = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? '';

/** A booked gyg, and a picture story of its booker in which people can be recognised. */
async function tellStory({ as: who = 'booker', ...over }: { as?: 'booker' | 'host'; [field: string]: string } = {}) {
  const scene = await api.scene([{}]);
  const booker = await api.user();
  const { gyg } = scene;
  const booked = { userId: booker.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL' } as const;
  await api.seed((seeder) => seeder.book({ ...booked, at: api.clock.now() }));
  const author = who === 'host' ? scene.admin : booker;
  const storyBody = { caption: 'Eleven sacks', altText: 'Two people with a sack', people: 'AGREED', ...over } as const;
  const { data } = await api.as(author)('createStory', { params: { gygId: gyg.id }, body: storyBody, image });
  const { story } = data;
  const params = { storyId: story.id };
  const approve = () => api.as(scene.admin)('approveStory', { params });
  const token = story.consentUrl === undefined ? '' : tokenIn(story.consentUrl);
  // Later than what came before, so that the newest notification is known.
  const byLink = (given: boolean) => {
    api.clock.pass(1);
    return api.call('answerStoryConsent', { params, body: { given, token } });
  };
  const byAuthor = (given: boolean) => {
    api.clock.pass(1);
    return api.as(author)('answerStoryConsent', { params, body: { given } });
  };
  const asHost = async () => (await api.as(scene.admin)('getStory', { params })).data;
  return { ...scene, author, story, params, token, approve, byLink, byAuthor, asHost };
}

const newest = async (who: TestUser) => {
  const { data } = await api.as(who)('listNotifications', { params: { userId: who.id } });
  return data.notifications[0];
};
const recorded = (storyId: string) =>
  api.db.read.select().from(storyConsents).where(eq(storyConsents.storyId, storyId)).orderBy(storyConsents.createdAt);
const isShown = async (storyId: string, gygId: string) => {
  const { data } = await api.call('findStories', { query: { gygId } });
  const page = await api.call('getStory', { params: { storyId } });
  return [data.stories.some(({ id }) => id === storyId), page.status];
};

describe('submitting a story with a picture', () => {
  test('needs an answer to whether people can be recognised', async () => {
    const { author, gyg } = await tellStory();
    const send = (body: object, picture?: typeof image) =>
      api.as(author)('createStory', {
        params: { gygId: gyg.id },
        body: { caption: 'We', ...body },
        ...(picture ? { image: picture } : {}),
      });
    expect((await send({}, image)).problem.code).toBe('stories.consent_missing');
    expect((await send({ people: 'MAYBE' }, image)).problem.code).toBe('request.invalid');
    expect((await send({})).data.story.consent).toBeNull();
    const without = (await send({ people: 'AGREED', altText: 'Nothing' })).data.story;
    expect([without.consent, without.altText, without.consentUrl]).toEqual([null, '', undefined]);
    const unseen = (await send({ people: 'NONE' }, image)).data.story;
    expect([unseen.consent, unseen.consentUrl]).toEqual([null, undefined]);
    expect(await recorded(unseen.id)).toEqual([]);
  });

  test('records the author’s statement, and gives only the author the link', async () => {
    const { author, admin, story, params, gyg, approve } = await tellStory({ mayShare: 'true' });
    const shown = { altText: 'Two people with a sack', consent: 'GIVEN', mayShare: true };
    expect(story).toMatchObject(shown);
    expect(await recorded(story.id)).toMatchObject([{ given: true, userId: author.id, createdAt: api.clock.now() }]);
    await approve();
    const link = story.consentUrl;
    expect(link).toMatch(new RegExp(`^http://platform.test/stories/${story.id}/consent\\?token=`));
    const results = await api.as(author)('searchStories', { body: { userId: author.id } });
    expect(results.data.stories.map(({ consentUrl }) => consentUrl)).toEqual([link]);
    expect((await api.as(author)('getStory', { params })).data.consentUrl).toBe(link);
    const asHost = (await api.as(admin)('getStory', { params })).data;
    expect(asHost).toMatchObject(shown);
    expect(asHost).not.toHaveProperty('consentUrl');
    const asGuest = (await api.call('findStories', { query: { gygId: gyg.id } })).data.stories[0];
    expect(asGuest?.altText).toBe(shown.altText);
    for (const hidden of ['consent', 'mayShare', 'consentUrl']) expect(asGuest).not.toHaveProperty(hidden);
    const picture = await api.call('getStoryImage', { params });
    expect(picture.data.altText).toBe(shown.altText);
  });

  test('the author may change later whether it may be shared', async () => {
    const { author, admin, story, params, asHost } = await tellStory();
    expect(story.mayShare).toBe(false);
    const share = (who: TestUser) => api.as(who)('shareStory', { params, body: { mayShare: true } });
    expect((await share(admin)).problem.code).toBe('you_do_not_have_permission');
    expect((await asHost()).mayShare).toBe(false);
    expect((await share(author)).data.mayShare).toBe(true);
    expect((await asHost()).mayShare).toBe(true);
  });
});

describe('withdrawing', () => {
  test('by the link hides the story at once, and notifies hosts and author without naming anyone', async () => {
    const { author, admin, story, params, gyg, approve, byLink, asHost } = await tellStory();
    await approve();
    await api.as(admin)('featureStory', { params, body: { scope: 'organization' } });
    expect(await isShown(story.id, gyg.id)).toEqual([true, 200]);
    expect((await byLink(false)).data).toMatchObject({ consent: 'WITHDRAWN', approved: false });
    expect(await isShown(story.id, gyg.id)).toEqual([false, 404]);
    expect(await api.db.read.select().from(featured).where(eq(featured.targetId, story.id))).toEqual([]);
    const rejection = { reason: 'PEOPLE_HAVE_NOT_AGREED', note: '' };
    expect(await asHost()).toMatchObject({ status: 'REJECTED', rejection, consent: 'WITHDRAWN' });
    const about = { gygId: gyg.id, storyId: story.id, action: null };
    expect(await newest(admin)).toMatchObject({ ...about, type: 'story_consent_withdrawn' });
    expect(await newest(author)).toMatchObject({ ...about, type: 'story_hidden', relatedUserId: null });
    expect((await recorded(story.id)).map(({ given, userId }) => [given, userId])).toEqual([
      [true, author.id],
      [false, null],
    ]);
  });

  test('a waiting story takes the question back from the hosts', async () => {
    const { admin, byAuthor, asHost } = await tellStory();
    const asked = await newest(admin);
    expect(asked?.type).toBe('story_submitted');
    await byAuthor(false);
    const { data } = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(data.notifications.filter(({ id, archived }) => id === asked?.id && !archived)).toEqual([]);
    const answer = await api.as(admin)('respondToNotification', {
      params: { notificationId: asked?.id ?? '' },
      body: { action: 'accept' },
    });
    expect(answer.status).toBe(409);
    expect((await asHost()).status).toBe('REJECTED');
  });

  test('hosts cannot approve it meanwhile', async () => {
    const { approve, byLink, asHost } = await tellStory();
    await byLink(false);
    expect((await approve()).problem.code).toBe('stories.consent_withdrawn');
    expect((await asHost()).status).toBe('REJECTED');
  });

  test('at the moment of approval leaves it hidden, in either order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { approve, byLink, asHost } = await tellStory();
      const [withdrawn] = await Promise.all(round % 2 === 0 ? [byLink(false), approve()] : [approve(), byLink(false)]);
      expect(withdrawn.status).toBeLessThan(500);
      expect(await asHost()).toMatchObject({ status: 'REJECTED', consent: 'WITHDRAWN' });
    }
  });

  test('by the author notifies the hosts alone', async () => {
    const { author, byAuthor } = await tellStory();
    await byAuthor(false);
    expect((await newest(author))?.type).not.toBe('story_hidden');
  });

  test('by the link is the people’s own answer, even where the author is logged in', async () => {
    const { author, story, params, token } = await tellStory();
    api.clock.pass(1);
    await api.as(author)('answerStoryConsent', { params, body: { given: false, token } });
    expect((await recorded(story.id)).map(({ userId }) => userId)).toEqual([author.id, null]);
  });

  test('twice notifies once and records both answers', async () => {
    const { author, story, byLink } = await tellStory();
    await byLink(false);
    const first = await newest(author);
    expect((await byLink(false)).status).toBe(200);
    expect((await newest(author))?.id).toBe(first?.id);
    expect(await recorded(story.id)).toHaveLength(3);
  });
});

describe('agreeing again', () => {
  test('asks the hosts again, who can then approve', async () => {
    const { author, admin, story, gyg, approve, byLink, asHost } = await tellStory();
    await approve();
    await byLink(false);
    expect((await byLink(true)).data).toMatchObject({ consent: 'GIVEN', approved: false });
    expect(await asHost()).toMatchObject({ status: 'PENDING', rejection: null, consent: 'GIVEN' });
    expect(await isShown(story.id, gyg.id)).toEqual([false, 404]);
    const action = { kind: 'story', targetId: story.id };
    expect(await newest(admin)).toMatchObject({ type: 'story_consent_given', action });
    expect(await newest(author)).toMatchObject({ type: 'story_waits_again', action: null });
    expect((await approve()).status).toBe(200);
    expect(await isShown(story.id, gyg.id)).toEqual([true, 200]);
  });

  test('applies to the stories of hosts too, which are published at once the first time', async () => {
    const { story, byAuthor, asHost } = await tellStory({ as: 'host' });
    expect(story.status).toBe('APPROVED');
    await byAuthor(false);
    await byAuthor(true);
    expect((await asHost()).status).toBe('PENDING');
  });

  test('changes nothing where they had agreed: the host who rejected the story knows more', async () => {
    const { admin, params, byAuthor, asHost } = await tellStory();
    const body = { reason: 'PEOPLE_HAVE_NOT_AGREED', note: '' };
    await api.as(admin)('rejectStory', { params, body });
    await byAuthor(true);
    expect((await asHost()).status).toBe('REJECTED');
  });

  test('does not undo a rejection for another reason', async () => {
    const { admin, params, byAuthor, asHost } = await tellStory();
    await api.as(admin)('rejectStory', { params, body: { reason: 'NOT_FROM_THIS_GYG', note: 'Last year' } });
    await byAuthor(false);
    await byAuthor(true);
    const rejection = { reason: 'NOT_FROM_THIS_GYG', note: 'Last year' };
    expect(await asHost()).toMatchObject({ status: 'REJECTED', rejection, consent: 'GIVEN' });
  });
});

describe('the link', () => {
  test('shows the picture and the words, and nothing about the author', async () => {
    const { author, story, params, token, gyg, host } = await tellStory();
    const { data, text } = await api.call('getStoryConsent', { params, query: { token } });
    expect(data).toMatchObject({ id: story.id, url: story.url, caption: 'Eleven sacks', consent: 'GIVEN' });
    expect(data).toMatchObject({ gygId: gyg.id, orgName: host.name });
    for (const personal of [author.id, author.fullName, author.email]) expect(text).not.toContain(personal);
  });

  test('opens its own story only', async () => {
    const [one, other] = [await tellStory(), await tellStory()];
    for (const token of [other.token, one.token.slice(0, -1), 'nonsense', `${one.story.id}.`]) {
      expect((await api.call('getStoryConsent', { params: one.params, query: { token } })).status).toBe(404);
      const answer = await api.call('answerStoryConsent', { params: one.params, body: { given: false, token } });
      expect(answer.problem.code).toBe('stories.missing');
    }
    expect((await one.asHost()).consent).toBe('GIVEN');
  });

  test('opens nothing after the story is deleted, nor while its gyg is not published', async () => {
    const { author, admin, gyg, params, token } = await tellStory();
    await api.as(admin)('unpublishGyg', { params: { gygId: gyg.id }, body: { reason: 'Storm' } });
    expect((await api.call('getStoryConsent', { params, query: { token } })).status).toBe(404);
    const other = await tellStory();
    await api.as(other.author)('deleteStory', { params: other.params });
    const gone = await api.call('getStoryConsent', { params: other.params, query: { token: other.token } });
    expect(gone.status).toBe(404);
    expect((await api.as(author)('answerStoryConsent', { params, body: { given: false } })).status).toBe(404);
  });

  test('is needed by everyone but the author, and there is none where no one was asked', async () => {
    const { admin, params, approve } = await tellStory();
    await approve();
    const body = { given: false };
    expect((await api.call('answerStoryConsent', { params, body })).status).toBe(401);
    expect((await api.as(admin)('answerStoryConsent', { params, body })).status).toBe(403);
    const unasked = await tellStory({ people: 'NONE' });
    expect((await unasked.byAuthor(false)).problem.code).toBe('stories.consent_not_asked');
  });
});
