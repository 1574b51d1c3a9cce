import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('the list element accepts an organisation’s id or friendly url', async () => {
  const host = await api.organization({ name: 'Ren Kust' });
  const { id } = await api.gyg({ organizationId: host.id });
  for (const organizationId of [host.id, host.friendlyUrl]) {
    const { status, data } = await api.call('viewOrganizationGygs', { params: { organizationId } });
    expect(status).toBe(200);
    expect(data.gygs.map((gyg) => gyg.id)).toEqual([id]);
  }
  expect((await api.call('viewOrganizationGygs', { params: { organizationId: 'nobody' } })).status).toBe(404);
});
