import { organizationOrigins } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { createFramingOrigins } from './framing-origins.service';

const api = await createTestApi({ config: { publicUrl: 'https://platform.test' } });
afterAll(() => api.close());

async function scene() {
  const organization = await api.organization();
  const admin = await api.user({ fullName: 'Klara Lind' });
  await api.member(organization.id, admin.id, 'ADMIN');
  return { organization, admin, params: { organizationId: organization.id } };
}
const save = (who: TestUser, organizationId: string, body: object) =>
  api.as(who)('saveOrigin', { params: { organizationId }, body });
const list = async (who: TestUser, organizationId: string) =>
  (await api.as(who)('listOrigins', { params: { organizationId } })).data.origins;
describe('an origin', () => {
  test('is stored in its normal form, with who added it', async () => {
    const { organization, admin } = await scene();
    const { data } = await save(admin, organization.id, { origin: ' HTTPS://Räksmörgås.example:443/ ' });
    expect(data).toMatchObject({
      origin: 'https://xn--rksmrgs-5wao1o.example',
      mayLogIn: true,
      mayFrame: false,
      addedByName: 'Klara Lind',
      lastSeenAt: null,
    });
    expect(await list(admin, organization.id)).toEqual([data]);
  });

  test.each([
    ['http://renkust.example/volunteer', 'Start with https://. Did you mean https://renkust.example?'],
    ['https://renkust.example/volunteer?a=1', 'Leave out the path. Did you mean https://renkust.example?'],
    ['https://anna@renkust.example', 'Leave out the user name and password. Did you mean https://renkust.example?'],
    ['https://*.renkust.example', 'Enter the address of a site that the internet can reach'],
    ['http://localhost:3000', 'Enter the address of a site that the internet can reach'],
  ])('that is written as %s is refused with what to write', async (origin, message) => {
    const { organization, admin } = await scene();
    const { status, problem } = await save(admin, organization.id, { origin });
    expect([status, problem.errors]).toMatchObject([400, [{ path: 'origin', message }]]);
  });

  test('may do at least one thing', async () => {
    const { organization, admin } = await scene();
    const nothing = { origin: 'https://a.example', mayLogIn: false, mayFrame: false };
    expect((await save(admin, organization.id, nothing)).problem.errors?.[0]?.path).toBe('mayLogIn');
  });

  test('that is saved again keeps its id and gets the new flags, also at the same time', async () => {
    const { organization, admin } = await scene();
    const answers = await Promise.all(
      [true, false, true, false].map((mayFrame) =>
        save(admin, organization.id, { origin: 'https://twice.example', mayFrame }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const changed = { origin: 'https://twice.example', mayLogIn: false, mayFrame: true };
    await save(admin, organization.id, changed);
    expect(await list(admin, organization.id)).toMatchObject([changed]);
  });

  test('that is changed is recorded with what it could do before, and with the right that was used', async () => {
    const { organization, admin } = await scene();
    const [superUser, origin] = [await api.user(), 'https://changed.example'];
    const { data } = await save(admin, organization.id, { origin });
    api.clock.pass(1);
    const changed = { origin, mayLogIn: false, mayFrame: true };
    const params = { organizationId: organization.id };
    await api.as(superUser, { groups: ['superusers'] })('saveOrigin', { params, body: changed });
    const [first, then] = [
      { mayLogIn: true, mayFrame: false },
      { mayLogIn: false, mayFrame: true },
    ];
    expect(await api.auditOf(data.id)).toMatchObject([
      { actor: admin.id, role: 'admin', before: null, after: first, details: { ...params, origin } },
      { actor: superUser.id, role: 'super', before: first, after: then, details: { ...params, origin } },
    ]);
  });

  test('is changed in place by its organisation alone, keeps its address, and what it could do is recorded', async () => {
    const { organization, admin, params } = await scene();
    const other = await scene();
    const origin = 'https://in-place.example';
    const { data } = await save(admin, organization.id, { origin });
    const change = (who: TestUser, organizationId: string, body: object) =>
      api.as(who)('updateOrigin', { params: { organizationId, originId: data.id }, body });
    const both = { mayLogIn: true, mayFrame: true };
    expect((await change(other.admin, other.organization.id, both)).problem.code).toBe('origins.missing');
    const nothing = await change(admin, organization.id, { mayLogIn: false, mayFrame: false });
    expect(nothing.problem.errors?.[0]?.path).toBe('mayLogIn');
    api.clock.pass(1);
    expect((await change(admin, organization.id, both)).data).toEqual({ ...data, ...both });
    expect(await list(admin, organization.id)).toEqual([{ ...data, ...both }]);
    expect((await api.auditOf(data.id))[1]).toMatchObject({
      action: 'origin.saved',
      before: { mayLogIn: true, mayFrame: false },
      after: both,
      details: { ...params, origin },
    });
  });

  test('tells everyone whether visitors can log in there', async () => {
    const { organization, admin, params } = await scene();
    const origin = 'https://asks.example';
    const refusal = async () => (await api.call('getOriginLogin', { query: { origin } })).data.refusal;
    expect(await refusal()).toBe('origin.not_registered');
    const { data } = await save(admin, organization.id, { origin, mayLogIn: false, mayFrame: true });
    expect(await refusal()).toBe('origin.not_registered');
    const rights = { mayLogIn: true, mayFrame: false };
    await api.as(admin)('updateOrigin', { params: { ...params, originId: data.id }, body: rights });
    expect(await refusal()).toBeNull();
  });

  test('of one organisation is not removed by another, and removing it is recorded', async () => {
    const { organization, admin, params } = await scene();
    const other = await scene();
    const { data } = await save(admin, organization.id, { origin: 'https://kept.example' });
    const foreign = { organizationId: other.organization.id, originId: data.id };
    expect((await api.as(other.admin)('deleteOrigin', { params: foreign })).problem.code).toBe('origins.missing');
    expect((await api.as(admin)('deleteOrigin', { params: { ...params, originId: data.id } })).status).toBe(204);
    expect(await list(admin, organization.id)).toEqual([]);
    expect((await api.auditOf(data.id)).map(({ actor, action }) => [actor, action])).toEqual([
      [admin.id, 'origin.removed'],
      [admin.id, 'origin.saved'],
    ]);
  });

  test('is one of at most 50, also when many are added at the same time', async () => {
    const { organization, admin } = await scene();
    await api.db.tx((tx) =>
      tx.insert(organizationOrigins).values(
        Array.from({ length: 48 }, (_unused, index) => ({
          organizationId: organization.id,
          origin: `https://s${index}.example`,
          addedBy: admin.id,
        })),
      ),
    );
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => save(admin, organization.id, { origin: `https://more${index}.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('origins.too_many');
    expect((await save(admin, organization.id, { origin: 'https://s1.example', mayFrame: true })).status).toBe(200);
  });
});

describe('the origins of all organisations', () => {
  const superUser = async () => api.as(await api.user(), { groups: ['superusers'] });

  test('are found by origin and organisation, sorted by origin, once for each organisation', async () => {
    const [one, two] = [await scene(), await scene()];
    const { name, friendlyUrl, id } = one.organization;
    await save(one.admin, id, { origin: 'https://zz.alla.example' });
    await save(one.admin, id, { origin: 'https://aa.alla.example', mayLogIn: false, mayFrame: true });
    await save(two.admin, two.organization.id, { origin: 'https://aa.alla.example' });
    const call = await superUser();
    const pageOf = async (query: Record<string, string>) => (await call('listAllOrigins', { query })).data;
    const all = await pageOf({ keyword: 'alla.example' });
    expect([all.total, all.organizations]).toEqual([3, 2]);
    expect(all.origins.map(({ origin }) => origin)).toEqual([
      ...['https://aa.alla.example', 'https://aa.alla.example', 'https://zz.alla.example'],
    ]);
    expect(all.origins[2]).toMatchObject({ addedByName: 'Klara Lind', organization: { id, name, friendlyUrl } });
    const page = await pageOf({ keyword: 'alla.example', page: '1', pageSize: '2' });
    expect([page.total, page.origins.map(({ origin }) => origin)]).toEqual([3, ['https://zz.alla.example']]);
    const ofOne = await pageOf({ keyword: `${name} alla` });
    expect([ofOne.total, ofOne.organizations]).toEqual([2, 1]);
    expect((await pageOf({ keyword: 'nowhere.example' })).total).toBe(0);
  });

  test('are added, changed and removed by super users for an organisation, but not listed for its admins', async () => {
    const { organization, admin, params } = await scene();
    const call = await superUser();
    const { data } = await call('saveOrigin', { params, body: { origin: 'https://for-them.example' } });
    expect(await list(admin, organization.id)).toEqual([data]);
    expect((await call('deleteOrigin', { params: { ...params, originId: data.id } })).status).toBe(204);
    expect(await list(admin, organization.id)).toEqual([]);
    expect((await api.as(admin)('listAllOrigins')).status).toBe(403);
    expect((await api.auditOf(data.id)).map(({ role, action }) => [role, action])).toEqual([
      ['super', 'origin.removed'],
      ['super', 'origin.saved'],
    ]);
  });
});

test('sites on one’s own machine count where the platform has no https', async () => {
  const local = await createTestApi({ config: { publicUrl: 'http://localhost:8080' }, database: api.db });
  const { organization, admin } = await scene();
  const params = { organizationId: organization.id };
  const saved = await local.as(admin)('saveOrigin', { params, body: { origin: 'http://localhost:8081/' } });
  expect(saved.data.origin).toBe('http://localhost:8081');
});

test('a site may show plug-ins in frames where one of its organisations allows it', async () => {
  const [one, two] = [await scene(), await scene()];
  const origin = 'https://shared.example';
  await save(one.admin, one.organization.id, { origin });
  const has = () => createFramingOrigins({ db: api.db }).has(origin);
  expect(await has()).toBe(false);
  await save(two.admin, two.organization.id, { origin, mayLogIn: false, mayFrame: true });
  expect(await has()).toBe(true);
});

test('documents learn within seconds which sites may frame them', async () => {
  const { organization, admin, params } = await scene();
  let time = 0;
  const framing = createFramingOrigins({ db: api.db, lifetime: 10_000, now: () => time });
  const { data } = await save(admin, organization.id, { origin: 'https://frame.example', mayFrame: true });
  await save(admin, organization.id, { origin: 'https://only-login.example' });
  expect(await framing.of(organization.id)).toEqual(['https://frame.example']);
  expect(await framing.of(organization.friendlyUrl)).toEqual(['https://frame.example']);
  expect(await framing.of('nobody')).toEqual([]);
  expect(await framing.has('https://frame.example')).toBe(true);
  expect(await framing.has('https://only-login.example')).toBe(false);
  await api.as(admin)('deleteOrigin', { params: { ...params, originId: data.id } });
  expect(await framing.of(organization.id)).toEqual(['https://frame.example']);
  time = 10_000;
  expect(await framing.of(organization.id)).toEqual([]);
  expect(await framing.has('https://frame.example')).toBe(false);
});
