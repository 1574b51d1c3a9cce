import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = await api.user();
const asSuper = api.as(superUser, { groups: ['superusers'] });

/** A booked gyg and the booker's story of it. */
async function submitStory() {
  const scene = await api.scene([{}]);
  const author = await api.user();
  const params = { gygId: scene.gyg.id };
  await api.seed((seeder) =>
    seeder.book({
      userId: author.id,
      gygId: scene.gyg.id,
      needId: scene.gyg.needId,
      contributionType: 'SKILL',
      at: api.clock.now(),
    }),
  );
  const caption = 'Eleven sacks before lunch';
  const { data } = await api.as(author)('createStory', { params, body: { caption } });
  return { ...scene, author, params, story: data.story, named: { storyId: data.story.id } };
}

const newest = async (who: TestUser) => {
  const { data } = await api.as(who)('listNotifications', { params: { userId: who.id } });
  return data.notifications[0];
};

describe('submitting a story', () => {
  test('is pending until a host, who is notified, answers; before, only the author sees it', async () => {
    const { admin, author, story, gyg, named } = await submitStory();
    expect(story).toMatchObject({ approved: false, status: 'PENDING', url: null, username: author.fullName });
    expect(await newest(admin)).toMatchObject({
      type: 'story_submitted',
      gygId: gyg.id,
      action: { kind: 'story', targetId: story.id },
    });
    const outsider = await api.user();
    for (const call of [api.call, api.as(outsider)]) {
      expect((await call('getStory', { params: named })).problem.code).toBe('stories.missing');
      const { data } = await call('searchStories', { body: { gygId: gyg.id } });
      expect(data).toMatchObject({ stories: [], total: 0 });
    }
    for (const call of [api.as(author), api.as(admin), asSuper]) {
      expect((await call('getStory', { params: named })).data.id).toBe(story.id);
      const { data } = await call('findStories', { query: { gygId: gyg.id, approved: 'false' } });
      expect(data.stories.map(({ id }) => id)).toEqual([story.id]);
    }
  });

  test('by a host needs no approval and notifies no one', async () => {
    const { admin, params } = await submitStory();
    const { data } = await api.as(admin)('createStory', { params, body: { caption: 'From us' } });
    expect(data.story).toMatchObject({ approved: true, status: 'APPROVED' });
    expect((await api.call('getStory', { params: { storyId: data.story.id } })).status).toBe(200);
    expect((await newest(admin))?.body).toBe('Eleven sacks before lunch');
  });

  test('stores a re-encoded picture, shown by a separate call and deleted with the story', async () => {
    const { author, params } = await submitStory();
    const size = { width: 1280, height: 720, channels: 3 as const, background: '#277' };
    const image = new Uint8Array(await sharp({ create: size }).jpeg().toBuffer());
    const { data } = await api.as(author)('createStory', {
      params,
      body: { caption: 'With a picture', people: 'NONE' },
      image,
    });
    const named = { storyId: data.story.id };
    expect(data.story.url).toMatch(/^\/media\/uploads\/story\/.*\.webp$/);
    const shown = await api.as(author)('getStoryImage', { params: named });
    expect(shown.data).toEqual({ id: data.story.id, url: data.story.url, caption: 'With a picture', altText: '' });
    expect((await api.call('getStoryImage', { params: named })).problem.code).toBe('stories.missing');
    const files = api.mediaFiles.size;
    await api.as(author)('deleteStory', { params: named });
    expect(api.mediaFiles.size).toBeLessThan(files);
  });

  test('a story without a picture has none to show', async () => {
    const { author, named } = await submitStory();
    expect((await api.as(author)('getStoryImage', { params: named })).problem.code).toBe('image.missing');
  });

  test('is refused without a caption, then without participation, then for a draft', async () => {
    const { admin, author, params } = await submitStory();
    const outsider = api.as(await api.user());
    const code = async (call: typeof outsider, caption: string) =>
      (await call('createStory', { params, body: { caption } })).problem.code;
    expect(await code(outsider, '  ')).toBe('stories.description_missing');
    expect(await code(outsider, 'Me too')).toBe('you_do_not_have_permission');
    expect(await code(api.as(author), 'x'.repeat(901))).toBe('request.invalid');
    const draft = await api.scene([], { draft: true });
    const of = { params: { gygId: draft.gyg.id }, body: { caption: 'Too early' } };
    expect((await api.as(admin)('createStory', of)).problem.code).toBe('gyg.missing');
    expect((await api.as(draft.admin)('createStory', of)).problem.code).toBe('gyg.wrong_state');
  });
});

describe('answering a story', () => {
  test('approving shows it and notifies its author; a second time is 409', async () => {
    const { host, admin, author, gyg, named } = await submitStory();
    const { data } = await api.as(admin)('approveStory', { params: named });
    expect(data).toMatchObject({ approved: true, orgName: host.name, gygId: gyg.id });
    expect((await api.call('getStory', { params: named })).data.username).toBe(author.fullName);
    const approval = { type: 'story_approved', gygId: gyg.id, action: null };
    expect(await newest(author)).toMatchObject({ ...approval, storyId: named.storyId });
    const again = await api.as(admin)('approveStory', { params: named });
    expect(again.problem.code).toBe('stories.already_responded');
    await api.as(admin)('deleteStory', { params: named });
    expect(await newest(author)).toMatchObject({ ...approval, storyId: null });
  });

  test('is possible once, under simultaneous answers', async () => {
    const { admin, named } = await submitStory();
    const calls = Array.from({ length: 8 }, () => api.as(admin)('approveStory', { params: named }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  test('rejecting hides it, even after approval, and stops featuring it', async () => {
    const { admin, author, host, named } = await submitStory();
    await api.as(admin)('approveStory', { params: named });
    await api.as(admin)('featureStory', { params: named });
    api.clock.pass(1);
    const { data } = await api.as(admin)('rejectStory', { params: named });
    expect(data).toMatchObject({ status: 'REJECTED', approved: false, featuredByHost: false });
    expect((await api.call('getStory', { params: named })).status).toBe(404);
    expect((await newest(author))?.type).toBe('story_rejected');
    const first = await api.call('listFeaturedStories', { query: { organizationId: host.id } });
    expect(first.data.total).toBe(0);
  });

  test('the host’s response is sent to the author and can be removed', async () => {
    const { admin, author, named } = await submitStory();
    await api.as(admin)('approveStory', { params: named });
    api.clock.pass(1);
    await api.as(admin)('respondToStory', { params: named, body: { response: 'Come again!' } });
    expect((await api.call('getStory', { params: named })).data.response).toBe('Come again!');
    expect(await newest(author)).toMatchObject({ type: 'story_responded', body: 'Come again!' });
    const { data } = await api.as(admin)('respondToStory', { params: named, body: { response: '' } });
    expect(data.response).toBeNull();
  });

  test('the author may delete it, and the host’s notification then has nothing to answer', async () => {
    const { admin, author, named } = await submitStory();
    await api.as(author)('deleteStory', { params: named });
    expect((await api.as(author)('getStory', { params: named })).status).toBe(404);
    expect(await newest(admin)).toBeUndefined();
  });
});

describe('from the host’s notification', () => {
  test('accepting approves, once: the first host to answer decides', async () => {
    const { admin, named } = await submitStory();
    const notification = await newest(admin);
    const params = { notificationId: notification?.id ?? '' };
    await api.as(admin)('respondToNotification', { params, body: { action: 'accept' } });
    expect((await api.call('getStory', { params: named })).data.approved).toBe(true);
    const again = await api.as(admin)('respondToNotification', { params, body: { action: 'decline' } });
    expect(again.status).toBe(409);
    expect((await api.call('getStory', { params: named })).status).toBe(200);
  });
});

test('stories of an unpublished gyg are hidden, even from author and hosts, until it is published', async () => {
  const { admin, author, host, params, named } = await submitStory();
  await api.as(admin)('approveStory', { params: named });
  await asSuper('featureStory', { params: named });
  const own = { userId: author.id };
  await api.as(admin)('unpublishGyg', { params, body: { reason: 'The storm' } });
  for (const call of [api.call, api.as(author), api.as(admin), asSuper]) {
    expect((await call('getStory', { params: named })).problem.code).toBe('stories.missing');
    expect((await call('getStoryImage', { params: named })).problem.code).toBe('stories.missing');
    expect((await call('searchStories', { body: own })).data.total).toBe(0);
    const listed = await call('listOrganizationStories', { params: { organizationId: host.id } });
    expect(listed.data.total).toBe(0);
    const home = (await call('listFeaturedStories')).data.stories.map(({ id }) => id);
    expect(home).not.toContain(named.storyId);
  }
  await api.as(admin)('publishGyg', { params, body: {} });
  expect((await api.call('getStory', { params: named })).status).toBe(200);
});

describe('featuring a story', () => {
  test('is for hosts on their page and super users on the home page, only for approved stories', async () => {
    const { admin, host, named } = await submitStory();
    expect((await api.as(admin)('featureStory', { params: named })).problem.code).toBe('stories.not_approved');
    await api.as(admin)('approveStory', { params: named });
    await api.as(admin)('featureStory', { params: named });
    await asSuper('featureStory', { params: named });
    const home = async () => (await api.call('listFeaturedStories')).data.stories.map(({ id }) => id);
    const query = { organizationId: host.id };
    const page = async () => (await api.call('listFeaturedStories', { query })).data.stories.map(({ id }) => id);
    expect(await home()).toContain(named.storyId);
    expect(await page()).toEqual([named.storyId]);
    await asSuper('unfeatureStory', { params: named });
    expect(await home()).not.toContain(named.storyId);
    await api.as(admin)('unfeatureStory', { params: named, query: { scope: 'organization' } });
    expect(await page()).toEqual([]);
  });
});

describe('finding stories', () => {
  test('stories of a hidden gyg are found by the gyg, not in lists', async () => {
    const { host, admin, gyg } = await api.scene([], { hidden: true });
    const { data } = await api.as(admin)('createStory', { params: { gygId: gyg.id }, body: { caption: 'Hush' } });
    const idsFor = async (body: object) => (await api.call('searchStories', { body })).data.stories.map(({ id }) => id);
    expect(await idsFor({ gygId: gyg.id })).toEqual([data.story.id]);
    expect(await idsFor({ organizationId: host.id })).toEqual([]);
    expect(await idsFor({ userId: admin.id })).toEqual([]);
    const listed = await api.call('listOrganizationStories', { params: { organizationId: host.id } });
    expect(listed.data.total).toBe(0);
  });

  test('stories of a hidden organisation are listed for its admins only, but each can be opened', async () => {
    const host = await api.organization({ page: { profileVisible: 'false' } });
    const admin = await api.user();
    await api.member(host.id, admin.id, 'ADMIN');
    const gyg = await api.gyg({ organizationId: host.id });
    const { data } = await api.as(admin)('createStory', { params: { gygId: gyg.id }, body: { caption: 'Ours' } });
    const params = { organizationId: host.id };
    expect((await api.call('listOrganizationStories', { params })).problem.code).toBe('org.profile.not_online');
    expect((await api.call('searchStories', { body: params })).problem.code).toBe('org.profile.not_online');
    expect((await api.as(admin)('listOrganizationStories', { params })).data.total).toBe(1);
    expect((await api.call('getStory', { params: { storyId: data.story.id } })).status).toBe(200);
  });

  test('stories of users who hide their name are found by user only for themselves and hosts, who see name and portrait', async () => {
    const scene = await api.scene();
    const profileImage = '/media/shy.webp';
    const shy = await api.user({ showName: false, profileImage });
    const story = { gygId: scene.gyg.id, userId: shy.id, caption: 'Shy', status: 'APPROVED' as const };
    await api.seed((seeder) => seeder.addStory({ ...story, createdAt: api.clock.now() }));
    const query = { userId: shy.id };
    const total = async (call: typeof asSuper) => (await call('findStories', { query })).data.total;
    expect(await total(api.as(await api.user()))).toBe(0);
    expect(await total(api.as(shy))).toBe(1);
    expect(await total(api.as(scene.admin))).toBe(1);
    const { data } = await api.call('findStories', { query: { gygId: scene.gyg.id } });
    expect(data.stories[0]).toMatchObject({ userId: null, username: '', profileImage: null });
    const { data: toHost } = await api.as(scene.admin)('findStories', { query });
    expect(toHost.stories[0]).toMatchObject({ userId: shy.id, username: shy.fullName, profileImage });
  });
});
