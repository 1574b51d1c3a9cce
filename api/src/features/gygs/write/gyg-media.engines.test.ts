import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { goodPicture, testPicture } from '../../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());
const image = await goodPicture('media');

test('pictures are added with a caption, listed in order, and deleted with their files', async () => {
  const { gyg, admin } = await api.scene([], { startsIn: -9, lasts: 1 });
  const params = { gygId: gyg.id };
  const add = (caption: string) => api.as(admin)('addGygMedia', { params, body: { caption }, image });
  const first = await add('  Shore ');
  expect([first.status, first.data.caption]).toEqual([201, 'Shore']);
  const second = await add('');
  const { data } = await api.call('listGygMedia', { params });
  expect(data).toMatchObject({ total: 2, media: [first.data, second.data] });
  const profile = await api.call('getGygProfile', { params });
  expect(profile.data.media.map((medium) => medium.caption)).toEqual(['Shore', '']);
  const files = api.mediaFiles.size;
  const gone = { params: { ...params, mediaId: first.data.id } };
  expect((await api.as(admin)('deleteGygMedia', gone)).status).toBe(204);
  expect(api.mediaFiles.size).toBeLessThan(files);
  expect((await api.as(admin)('deleteGygMedia', gone)).problem.code).toBe('gyg.media_missing');
  expect((await api.call('listGygMedia', { params })).data.total).toBe(1);
});

test('only hosts add and delete; a draft’s pictures are visible only to them', async () => {
  const { gyg, admin } = await api.scene([], { draft: true });
  const open = await api.scene([]);
  const outsider = await api.user();
  const body = { caption: 'x' };
  expect((await api.as(outsider)('addGygMedia', { params: { gygId: gyg.id }, body, image })).status).toBe(404);
  expect((await api.as(outsider)('addGygMedia', { params: { gygId: open.gyg.id }, body, image })).status).toBe(403);
  expect((await api.call('addGygMedia', { params: { gygId: open.gyg.id }, body, image })).status).toBe(401);
  expect((await api.call('listGygMedia', { params: { gygId: gyg.id } })).status).toBe(404);
  const tiny = await testPicture({ width: 20, height: 20 });
  const refused = await api.as(admin)('addGygMedia', { params: { gygId: gyg.id }, body, image: tiny });
  expect(refused.problem.code).toBe('image.too_small');
  const added = await api.as(admin)('addGygMedia', { params: { gygId: gyg.id }, body, image });
  const other = { gygId: open.gyg.id, mediaId: added.data.id };
  expect((await api.as(open.admin)('deleteGygMedia', { params: other })).problem.code).toBe('gyg.media_missing');
});
