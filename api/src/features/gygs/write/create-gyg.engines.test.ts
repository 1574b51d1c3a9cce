import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import { goodPicture } from '../../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());

async function host() {
  const organization = await api.organization();
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { organization, admin, organizationId: organization.id };
}
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();

describe('a new gyg', () => {
  test('is a draft with all given fields, for its hosts only', async () => {
    const { admin, organizationId } = await host();
    const { data: picture } = await api.as(admin)('uploadProposalImage', { image: await goodPicture('proposal') });
    const body = {
      organizationId,
      title: '  Rädda Ån ',
      summary: 'Wading in',
      heroImage: picture.url,
      address: 'Sotenäs',
      startDateTime: inHours(24),
      endDateTime: inHours(30),
      sdgGoalId: 6,
      secondaryGoals: '14|3|14',
      hidden: true,
      beneficiaryPositions: 4,
    };
    const { status, data } = await api.as(admin)('createGyg', { body });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...body,
      title: 'Rädda Ån',
      secondaryGoals: '14|3',
      friendlyUrl: 'radda-an',
      state: 'CREATED',
    });
    const params = { gygId: data.id };
    expect((await api.as(admin)('getGygPage', { params })).status).toBe(200);
    for (const name of ['getGyg', 'getGygProfile', 'getGygPage'] as const) {
      expect((await api.call(name, { params })).problem.code).toBe('gyg.missing');
    }
    const url = { orgFriendlyUrl: data.orgFriendlyUrl, gygFriendlyUrl: 'radda-an' };
    expect((await api.as(admin)('searchGygByUrl', { body: url })).status).toBe(404);
  });

  test('needs only a title; its friendly url differs from the host’s current and previous ones', async () => {
    const { admin, organizationId } = await host();
    const create = (over: object) =>
      api.as(admin)('createGyg', { body: { organizationId, title: 'Shore day', ...over } });
    const first = await create({});
    expect([first.data.friendlyUrl, first.data.sdgGoalId]).toEqual(['shore-day', 17]);
    expect((await create({})).data.friendlyUrl).toBe('shore-day-2');
    expect((await create({ friendlyUrl: 'shore-day' })).problem.code).toBe('gyg.friendly_url_taken');
    const change = { params: { gygId: first.data.id }, body: { friendlyUrl: 'beach' } };
    await api.as(admin)('updateGyg', change);
    expect((await create({ friendlyUrl: 'shore-day' })).problem.code).toBe('gyg.friendly_url_taken');
    expect((await create({})).data.friendlyUrl).toBe('shore-day-3');
    const many = await Promise.all(Array.from({ length: 8 }, () => create({ title: 'Rush' })));
    expect(new Set(many.map((answer) => answer.data.friendlyUrl)).size).toBe(8);
  });

  test('is refused in order: missing organisation, invalid fields, missing permission', async () => {
    const { admin, organizationId } = await host();
    const outsider = await api.user();
    const body = { organizationId, title: 'X' };
    expect((await api.call('createGyg', { body })).status).toBe(401);
    const missing = { organizationId: 'nobody', title: 'X', heroImage: 'javascript:1' };
    expect((await api.as(outsider)('createGyg', { body: missing })).problem.code).toBe('org.missing');
    for (const [path, fields] of [
      ['heroImage', { heroImage: '/media/another.webp' }],
      ['endDateTime', { startDateTime: inHours(5), endDateTime: inHours(5) }],
    ] as const) {
      const { problem } = await api.as(outsider)('createGyg', { body: { ...body, ...fields } });
      expect([problem.status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
    expect((await api.as(outsider)('createGyg', { body })).problem.code).toBe('you_do_not_have_permission');
    const superUser = api.as(outsider, { groups: ['superusers'] });
    expect((await superUser('createGyg', { body })).status).toBe(403);
    const partnerSite = api.fromPartner(admin);
    expect((await partnerSite('createGyg', { body })).status).toBe(403);
    for (const own of [{ state: 'PUBLISHED' }, { id: 'x' }, { createdBy: outsider.id }, { publishedAt: inHours(0) }]) {
      expect((await api.as(admin)('createGyg', { body: { ...body, ...own } })).problem.code).toBe('request.invalid');
    }
    for (const bad of [
      { title: ' ' },
      { title: '\u200b' },
      { title: '\u2800' },
      { secondaryGoals: '18' },
      { friendlyUrl: 'Å b' },
      { friendlyUrl: 'undefined' },
      { sdgGoalId: 0 },
    ]) {
      expect((await api.as(admin)('createGyg', { body: { ...body, ...bad } })).status).toBe(400);
    }
  });

  test('repeats every week only with a length and two occasions by its end', async () => {
    const { admin, organizationId } = await host();
    const create = (over: object) =>
      api.as(admin)('createGyg', { body: { organizationId, title: 'Soup', repeats: 'WEEKLY', ...over } });
    const wrong = async (over: object) => (await create(over)).problem.errors?.map(({ path, code }) => [path, code]);
    expect(await wrong({})).toEqual([['occasionMinutes', 'missing']]);
    const week = { startDateTime: inHours(24), endDateTime: inHours(24 * 8 + 3) };
    expect(await wrong({ ...week, occasionMinutes: 240 })).toEqual([['endDateTime', 'too_soon']]);
    const weekly = { ...week, repeats: 'WEEKLY', occasionMinutes: 180 };
    const created = await create(weekly);
    expect(created.data).toMatchObject(weekly);
    expect((await create({ repeats: 'NONE', occasionMinutes: 180 })).data).toMatchObject({ occasionMinutes: null });
  });
});
