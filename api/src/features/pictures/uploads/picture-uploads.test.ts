import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { goodPicture, testPicture } from '../../../testing/test-picture';
import { requireOwnImage } from '..';

let storageFails = false;
const api = await createTestApi({
  wrapMedia: (media) => ({
    ...media,
    put: (key, file) =>
      storageFails && key.endsWith('-960.webp') ? Promise.reject(new Error('bucket is gone')) : media.put(key, file),
  }),
});
afterAll(() => api.close());
const square = await goodPicture('profile');
const hero = await goodPicture('hero');
const logo = await goodPicture('logo');
const filesOf = (url: string) => {
  const start = url.replace(/^\/media\//, '').replace(/-\d+\.webp$/, '');
  return [...api.mediaFiles.keys()].filter((key) => key.startsWith(start));
};

describe('a user’s picture', () => {
  test('is set by its upload, and the previous one is deleted', async () => {
    const me = await api.user();
    const upload = () => api.as(me)('uploadProfileImage', { body: { userId: me.id }, image: square });
    const first = (await upload()).data.url;
    expect((await api.call('getUser', { params: { userId: me.id } })).data.profileImage).toBe(first);
    expect(filesOf(first)).toHaveLength(3);
    const second = (await upload()).data.url;
    expect((await api.call('getUser', { params: { userId: me.id } })).data.profileImage).toBe(second);
    expect(filesOf(first)).toEqual([]);
    expect(filesOf(second)).toHaveLength(3);
  });

  test('can be set only by its owner; a missing user is 404', async () => {
    const [me, other] = [await api.user(), await api.user()];
    const upload = (userId: string) => api.as(me)('uploadProfileImage', { body: { userId }, image: square });
    expect((await upload(other.id)).status).toBe(403);
    expect((await upload('nobody')).problem.code).toBe('user.missing');
  });

  test('that is too small or of the wrong shape is refused with a message, and nothing is stored', async () => {
    const me = await api.user();
    const before = api.mediaFiles.size;
    const upload = (image: typeof square) => api.as(me)('uploadProfileImage', { body: { userId: me.id }, image });
    const small = await upload(await testPicture({ width: 800, height: 800 }));
    expect(small.problem).toMatchObject({ code: 'image.too_small', status: 400 });
    expect(small.problem.message).toBe('The picture must be at least 1000 pixels high, this one has 800');
    expect((await upload(await testPicture({ format: 'webp' }))).problem).toMatchObject({
      code: 'image.wrong_type',
      status: 415,
    });
    expect(api.mediaFiles.size).toBe(before);
  });

  test('a refused upload is not decoded: without permission it is 403 for any file', async () => {
    const [me, other] = [await api.user(), await api.user()];
    const image = new Uint8Array([1, 2, 3]);
    const { problem } = await api.as(me)('uploadProfileImage', { body: { userId: other.id }, image });
    expect(problem.code).toBe('you_do_not_have_permission');
  });
});

describe('a gyg’s hero', () => {
  test('is set by its hosts and shown to all', async () => {
    const { admin, gyg } = await api.scene();
    const { data } = await api.as(admin)('uploadGygImage', { body: { gygId: gyg.id }, image: hero });
    const shown = await api.call('getGyg', { params: { gygId: gyg.id } });
    expect(shown.data).toMatchObject({ heroImage: data.url, gygHero: data.url });
    expect(filesOf(data.url).some((key) => key.endsWith('-share.jpg'))).toBe(true);
  });

  test('of another’s draft is 404; of a finished gyg it cannot change', async () => {
    const draft = await api.scene([], { draft: true });
    const over = await api.scene([], { startsIn: -10, lasts: 2 });
    const upload = (who: { subject: string }, gygId: string) =>
      api.as(who)('uploadGygImage', { body: { gygId }, image: hero });
    expect((await upload(over.admin, draft.gyg.id)).problem.code).toBe('gyg.missing');
    expect((await upload(draft.admin, over.gyg.id)).problem.code).toBe('you_do_not_have_permission');
    expect((await upload(over.admin, over.gyg.id)).problem.code).toBe('gyg.wrong_state');
    expect((await upload(draft.admin, draft.gyg.id)).status).toBe(200);
  });
});

test('an organisation’s admin sets its hero and its logo', async () => {
  const { host, admin } = await api.scene();
  const params = { organizationId: host.id };
  const heroUrl = (await api.as(admin)('uploadOrganizationHero', { params, image: hero })).data.url;
  const logoUrl = (await api.as(admin)('uploadOrganizationLogo', { params, image: logo })).data.url;
  const { data } = await api.as(admin)('getOrganization', { params });
  expect(data).toMatchObject({ heroImage: heroUrl, logo: logoUrl });
  const withField = { params, body: { name: 'Mine' }, image: logo };
  expect((await api.as(admin)('uploadOrganizationLogo', withField)).problem.errors).toMatchObject([{ path: 'name' }]);
});

test('a storage failure leaves no file and no row, and the picture unchanged', async () => {
  const { admin, gyg } = await api.scene();
  const before = api.mediaFiles.size;
  storageFails = true;
  const { status } = await api.as(admin)('uploadGygImage', { body: { gygId: gyg.id }, image: hero });
  storageFails = false;
  expect(status).toBe(500);
  expect(api.errors.splice(0)).toHaveLength(1);
  expect(api.mediaFiles.size).toBe(before);
  expect((await api.call('getGyg', { params: { gygId: gyg.id } })).data.heroImage).toBeNull();
});

test('a picture uploaded for a proposal and never used is deleted at the user’s next upload, a day later', async () => {
  const me = await api.user();
  const upload = async () => (await api.as(me)('uploadProposalImage', { image: hero })).data.url;
  const profile = await api.as(me)('uploadProfileImage', { body: { userId: me.id }, image: square });
  const first = await upload();
  const second = await upload();
  expect(filesOf(first)).toHaveLength(4);
  api.clock.pass(25);
  const third = await upload();
  expect([filesOf(first), filesOf(second)]).toEqual([[], []]);
  expect(filesOf(third)).toHaveLength(4);
  expect(filesOf(profile.data.url)).toHaveLength(3);
});

test('a picture set by URL must be the caller’s upload of the right kind, or the current one', async () => {
  const [me, other] = [await api.user(), await api.user()];
  const { url } = (await api.as(me)('uploadProposalImage', { image: hero })).data;
  const field = { url, userId: me.id, kinds: ['hero', 'proposal'], path: 'heroImage' } as const;
  const read = api.db.read;
  await expect(requireOwnImage(read, field)).resolves.toBeUndefined();
  await expect(requireOwnImage(read, { ...field, url: null })).resolves.toBeUndefined();
  await expect(requireOwnImage(read, { ...field, url: undefined })).resolves.toBeUndefined();
  const refused = expect.objectContaining({ code: 'request.invalid' });
  await expect(requireOwnImage(read, { ...field, userId: other.id })).rejects.toEqual(refused);
  await expect(requireOwnImage(read, { ...field, userId: other.id, current: url })).resolves.toBeUndefined();
  await expect(requireOwnImage(read, { ...field, kinds: ['profile'] })).rejects.toEqual(refused);
  for (const foreign of ['https://tracker.example/pixel.png', '/media/gygs/shore-1600.webp', `${url}?x`]) {
    await expect(requireOwnImage(read, { ...field, url: foreign })).rejects.toEqual(refused);
  }
});
