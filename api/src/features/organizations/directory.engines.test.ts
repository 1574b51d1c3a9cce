import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';

let api: TestApi;
const names = new Map<string, string>();

beforeAll(async () => {
  api = await createTestApi();
  const add = async (name: string, over: Omit<Parameters<TestApi['organization']>[0], 'name'> = {}) => {
    const created = await api.organization({ name, ...over });
    names.set(created.id, name);
    return created.id;
  };
  const coast = await add('Öppen Kust', { city: 'Smögen', summary: 'Vi städar klippor.', memberApproval: 'NONE' });
  const soup = await add('Soppköket', { city: 'Malmö', organizationType: 'GOVERNMENT' });
  await add('Arkivet', { page: { proposalFeatureEnabled: 'true' } });
  const hidden = await add('Dold', { city: 'Smögen', page: { profileVisible: 'false' } });
  const gyg = (organizationId: string, over: object) => api.gyg({ organizationId, ...over });
  await gyg(coast, { sdgGoalId: 14, secondaryGoals: [13], startsIn: -200 });
  await gyg(coast, { sdgGoalId: 13, startsIn: 30 });
  await gyg(coast, { sdgGoalId: 6, draft: true });
  await gyg(coast, { sdgGoalId: 7, hidden: true });
  await gyg(soup, { sdgGoalId: 2, startsIn: -1, lasts: 5 });
  await gyg(soup, { sdgGoalId: 2 });
  await gyg(hidden, { sdgGoalId: 14 });
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) => (await api.call('listOrganizations', { query })).data;
const namesFor = async (query: Record<string, string>) => {
  const { organizations, total } = await list(query);
  expect(total).toBe(organizations.length);
  return organizations.map(({ id }) => names.get(id));
};

test('the directory shows open gygs and the goals of visible ones, the most frequent first', async () => {
  const { organizations } = await list();
  expect(organizations.map(({ name, openGygs, goals }) => [name, openGygs, goals])).toEqual([
    ['Arkivet', 0, []],
    ['Öppen Kust', 1, [13, 14]],
    ['Soppköket', 2, [2]],
  ]);
});

test.each([
  [{ keyword: 'kust' }, ['Öppen Kust']],
  [{ keyword: 'SMÖGEN klippor' }, ['Öppen Kust']],
  [{ keyword: 'oppen malmo' }, []],
  [{ keyword: '50%' }, []],
  [{ type: 'GOVERNMENT' }, ['Soppköket']],
  [{ goals: '14,2' }, ['Öppen Kust', 'Soppköket']],
  [{ goals: '13' }, ['Öppen Kust']],
  [{ goals: '6,7' }, []],
  [{ hosting: 'true' }, ['Öppen Kust', 'Soppköket']],
  [{ proposals: 'true' }, ['Arkivet']],
  [{ members: 'true' }, ['Arkivet', 'Soppköket']],
  [{ hosting: 'true', members: 'true' }, ['Soppköket']],
  [{ sort: 'openGygs:desc' }, ['Soppköket', 'Öppen Kust', 'Arkivet']],
])('the directory with %j lists %j', async (query, expected) => {
  expect(await namesFor(query)).toEqual(expected);
});

test('the directory has the same order on every page', async () => {
  const pages = await Promise.all(['0', '1'].map((page) => list({ page, pageSize: '2', sort: 'openGygs:desc' })));
  expect(pages.map(({ organizations }) => organizations.map(({ id }) => names.get(id)))).toEqual([
    ['Soppköket', 'Öppen Kust'],
    ['Arkivet'],
  ]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
});
