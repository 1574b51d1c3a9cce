import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api';
import { createApiClient } from './api-client';

const { download } = createApiClient();
const members = () =>
  download('listOrganizationUsers', { params: { organizationId: 'org' }, query: { format: 'csv' } });
afterEach(() => void vi.restoreAllMocks());

test('a download is the content, under the name that the API gives it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="gyg-members-2027-06-10.csv"' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('"Namn"\r\n', { headers }));
  const { name, content } = await members();
  expect([name, await content.text()]).toEqual(['gyg-members-2027-06-10.csv', '"Namn"\r\n']);
});

test('a refused download is an error, not a file', async () => {
  const api = fakeApi({ listOrganizationUsers: () => refusal('reports.too_many_rows') });
  await expect(members()).rejects.toMatchObject({ code: 'reports.too_many_rows', status: 400 });
  api.restore();
});
