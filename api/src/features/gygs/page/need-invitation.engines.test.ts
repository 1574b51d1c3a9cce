import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('an invitation link shows its need, also a closed one, with gyg and accepted partners', async () => {
  const [partner, asked] = [await api.organization(), await api.organization()];
  const { gyg, host, admin } = await api.scene([{ title: 'Boat driver', whoCanOffer: 'NONE' }, { title: 'Cook' }], {
    partners: [
      { organizationId: partner.id, accepted: true },
      { organizationId: asked.id, accepted: false },
    ],
  });
  const other = await api.scene([{ title: 'Elsewhere' }]);
  const url = { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: gyg.friendlyUrl };
  const open = (needId: string, over = {}) => api.call('getNeedInvitation', { params: { ...url, needId, ...over } });
  const { data } = await open(gyg.needId);
  expect(data).toMatchObject({ need: { title: 'Boat driver', whoCanOffer: 'NONE' }, gyg: { id: gyg.id } });
  expect(data.partners.map(({ id }) => id)).toEqual([partner.id]);
  expect((await open(other.gyg.needId)).problem.code).toBe('need.missing');
  expect((await open(gyg.needId, { gygFriendlyUrl: 'elsewhere' })).problem.code).toBe('gyg.missing');
  await api.as(admin)('unpublishGyg', { params: { gygId: gyg.id }, body: { reason: '' } });
  expect((await open(gyg.needId)).problem.code).toBe('gyg.missing');
});
