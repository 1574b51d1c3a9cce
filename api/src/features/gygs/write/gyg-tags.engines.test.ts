import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function labeller() {
  const { host, admin } = await api.scene([]);
  return { organizationId: host.id, admin, name: host.name };
}

test('an organisation labels any gyg; a second call replaces the labels', async () => {
  const { gyg } = await api.scene([], { title: 'Cove day' });
  const [mine, theirs] = [await labeller(), await labeller()];
  const assign = ({ organizationId, admin }: typeof mine, tags: string[]) =>
    api.as(admin)('assignTags', { body: { organizationId, gygId: gyg.id, tags } });
  expect((await assign(mine, ['#summer 27', 'shore', 'shore'])).data.tags.map((tag) => tag.tag)).toEqual([
    'shore',
    'summer27',
  ]);
  await assign(theirs, ['theirs']);
  expect((await assign(mine, ['winter'])).data).toMatchObject({
    total: 1,
    tags: [{ organizationId: mine.organizationId, orgName: mine.name, gygTitle: 'Cove day', tag: 'winter' }],
  });
  const onGyg = await api.call('listGygTags', { params: { gygId: gyg.id } });
  expect(onGyg.data.tags.map((tag) => tag.tag)).toEqual(['theirs', 'winter']);
  const query = { organizationId: mine.organizationId, gygId: gyg.id };
  expect((await api.as(mine.admin)('removeTags', { query })).status).toBe(204);
  expect((await api.call('listGygTags', { params: { gygId: gyg.id } })).data.total).toBe(1);
});

test('labels of simultaneous calls are not mixed', async () => {
  const { gyg } = await api.scene([]);
  const { organizationId, admin } = await labeller();
  for (let round = 0; round < 5; round += 1) {
    const sets = ['a', 'b', 'c', 'd'].map((letter) => [`${letter}1`, `${letter}2`]);
    const send = (tags: string[]) => api.as(admin)('assignTags', { body: { organizationId, gygId: gyg.id, tags } });
    expect((await Promise.all(sets.map(send))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { data } = await api.call('listGygTags', { params: { gygId: gyg.id } });
    expect(sets).toContainEqual(data.tags.map(({ tag }) => tag));
  }
});

test('labels of drafts and hidden gygs are in no list; the draft is 404', async () => {
  const mine = await labeller();
  const [draft, hidden] = [
    await api.scene([], { draft: true, title: 'Secret' }),
    await api.scene([], { hidden: true, title: 'Quiet' }),
  ];
  const body = { organizationId: mine.organizationId, tags: ['x'] };
  expect((await api.as(mine.admin)('assignTags', { body: { ...body, gygId: draft.gyg.id } })).status).toBe(404);
  expect((await api.as(mine.admin)('assignTags', { body: { ...body, gygId: hidden.gyg.id } })).status).toBe(200);
  const own = { organizationId: draft.host.id, gygId: draft.gyg.id, tags: ['plan'] };
  expect((await api.as(draft.admin)('assignTags', { body: own })).data.total).toBe(1);
  for (const organizationId of [mine.organizationId, draft.host.id]) {
    const { data, text } = await api.call('listOrganizationTags', { params: { organizationId } });
    expect([data.total, /Secret|Quiet|plan/.test(text)]).toEqual([0, false]);
  }
  expect((await api.call('listGygTags', { params: { gygId: draft.gyg.id } })).status).toBe(404);
  expect((await api.as(draft.admin)('listGygTags', { params: { gygId: draft.gyg.id } })).data.total).toBe(1);
});

test('is refused in order: missing organisation or gyg, missing label, another organisation', async () => {
  const [mine, theirs] = [await labeller(), await labeller()];
  const { gyg } = await api.scene([]);
  const body = { organizationId: mine.organizationId, gygId: gyg.id, tags: ['x'] };
  const as = api.as(theirs.admin);
  expect((await as('assignTags', { body: { ...body, organizationId: 'nobody' } })).problem.code).toBe('org.missing');
  expect((await as('assignTags', { body: { ...body, gygId: 'nothing' } })).problem.code).toBe('gyg.missing');
  for (const tags of [['#'], ['a,b'], ['x'.repeat(61)]]) {
    expect((await as('assignTags', { body: { ...body, tags } })).status).toBe(400);
  }
  expect((await as('assignTags', { body })).status).toBe(403);
  const { organizationId, gygId } = body;
  expect((await as('removeTags', { query: { organizationId, gygId } })).status).toBe(403);
  expect((await api.call('assignTags', { body })).status).toBe(401);
});
