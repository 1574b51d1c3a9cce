import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

/** Requests to represent an organisation: Åsa's at a later gyg, Bo's and Cia's at a sooner one; Cia's is accepted. */
async function scene() {
  const organization = await api.organization();
  const boss = await api.user();
  await api.member(organization.id, boss.id, 'ADMIN');
  const sooner = await api.scene([{}], { startsIn: 100, sdgGoalId: 6 });
  const later = await api.scene([{ kind: 'COMMODITY', title: 'Apples' }], { startsIn: 200 });
  const join = async (fullName: string) => {
    const user = await api.user({ fullName });
    await api.member(organization.id, user.id);
    return user;
  };
  const ask = async (user: TestUser, { gyg }: typeof sooner, contributionType: string) => {
    const body = { userId: user.id, gygPositionId: gyg.needId, quantity: 1, contributionType };
    const userOrganization = organization.id;
    await api.as(user)('createBooking', { params: { gygId: gyg.id }, body: { ...body, userOrganization } });
    api.clock.pass(1);
  };
  const people = { bo: await join('Bo Lind'), asa: await join('Åsa Öberg'), cia: await join('Cia Ek') };
  await ask(people.bo, sooner, 'SKILL');
  await ask(people.asa, later, 'COMMODITY');
  await ask(people.cia, sooner, 'SKILL');
  const params = { organizationId: organization.id };
  const list = async (query: Record<string, string> = {}) =>
    (await api.as(boss)('listOrganizationRepresentationRequests', { params, query })).data;
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).requests.map((request) => request.userName.split(' ')[0]);
  const [accepted] = (await list({ keyword: 'cia' })).requests;
  await api.as(boss)('acceptRepresentationRequest', { params: { requestId: accepted?.id ?? '' } });
  return { organization, sooner, later, people, list, names };
}

test('requests are filtered, with the number of each status under the other filters', async () => {
  const { sooner, people, list, names } = await scene();
  expect(await names()).toEqual(['Åsa', 'Bo', 'Cia']);
  // Those who are pending come by the start of their gyg.
  expect(await names({ status: 'PENDING' })).toEqual(['Bo', 'Åsa']);
  expect(await names({ status: 'ACCEPTED' })).toEqual(['Cia']);
  expect(await names({ gygId: sooner.gyg.id, status: 'PENDING' })).toEqual(['Bo']);
  const none = { DECLINED: 0, WITHDRAWN: 0, REVOKED: 0 };
  expect((await list({ status: 'PENDING' })).counts).toEqual({ PENDING: 2, ACCEPTED: 1, ...none });
  const matching = await list({ keyword: 'ASA', status: 'ACCEPTED' });
  expect(matching).toMatchObject({ total: 0, counts: { PENDING: 1, ACCEPTED: 0 } });
  expect(await names({ keyword: people.bo.email })).toEqual(['Bo']);
});

test('a request shows the gyg, its host and the contribution', async () => {
  const { sooner, later, list } = await scene();
  const [bo, asa] = (await list({ status: 'PENDING' })).requests;
  expect(bo).toMatchObject({ contributionType: 'SKILL', sdgGoalId: 6, hostName: sooner.host.name, userImage: null });
  expect(asa).toMatchObject({ contributionType: 'COMMODITY', needTitle: 'Apples', hostName: later.host.name });
});

test('a former member is not found by their address', async () => {
  const { organization, people, names } = await scene();
  expect(await names({ keyword: people.cia.email })).toEqual(['Cia']);
  const params = { userId: people.cia.id, organizationId: organization.id };
  const before = api.clock.now();
  api.clock.pass(24 * 30);
  expect((await api.as(people.cia)('deleteMembership', { params })).status).toBe(204);
  expect(await names({ keyword: 'cia' })).toEqual(['Cia']);
  expect(await names({ keyword: people.cia.email })).toEqual([]);
  api.clock.set(before);
});
