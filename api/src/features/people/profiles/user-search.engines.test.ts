import { users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const { host, admin, gyg } = await api.scene([{}]);
const manager = await api.user();
const managed = await api.gyg({
  organizationId: (await api.organization()).id,
  managers: [manager.id],
  needs: [api.need()],
});
const people = {
  member: await api.user({ fullName: 'Åsa Quist' }),
  booker: await api.user({ fullName: 'Bo Quist' }),
  guest: await api.user({ fullName: 'Cia Quist' }),
  outsider: await api.user({ fullName: 'Dan Quist' }),
};
await api.member(host.id, people.member.id);
const book = (who: TestUser, gygId: string, needId: string) =>
  api.as(who)('createBooking', {
    params: { gygId },
    body: { userId: who.id, gygPositionId: needId, contributionType: 'SKILL', quantity: 1, userOrganization: null },
  });
await book(people.booker, gyg.id, gyg.needId);
await book(people.guest, managed.id, managed.needId);

const find = async (who: TestUser, body: object, groups: string[] = []) =>
  (await api.as(who, { groups })('searchUsers', { body })).data;

describe('people', () => {
  test('are found by name, with addresses of the caller’s members and bookers only', async () => {
    const results = await find(admin, { keyword: ' quist ' });
    expect(results.users.map((user) => [user.fullName, user.email])).toEqual([
      ['Åsa Quist', people.member.email],
      ['Bo Quist', people.booker.email],
      ['Cia Quist', undefined],
      ['Dan Quist', undefined],
    ]);
    const byManager = await find(manager, { keyword: 'QUIST' });
    expect(byManager.users.map((user) => user.email)).toEqual([undefined, undefined, people.guest.email, undefined]);
    const bySuper = await find(people.outsider, { keyword: 'quist' }, ['superusers']);
    expect(bySuper.users.filter((user) => user.email === undefined).map((user) => user.id)).toEqual([
      people.outsider.id,
    ]);
  });

  test('are found by every word, in pages, optionally of one organisation', async () => {
    expect((await find(admin, { keyword: 'asa quist' })).total).toBe(1);
    expect((await find(admin, { keyword: 'quist', organizationId: host.id })).users).toMatchObject([
      { id: people.member.id },
    ]);
    const second = await find(admin, { keyword: 'quist', page: 1, pageSize: 3 });
    expect(second).toMatchObject({ total: 4, page: 1, users: [{ id: people.outsider.id }] });
    const missing = await api.as(admin)('searchUsers', { body: { keyword: 'x', organizationId: 'none' } });
    expect(missing.problem.code).toBe('org.missing');
  });

  test('are found by their whole address, if the caller may see it', async () => {
    const by = async (who: TestUser, { email }: TestUser, groups?: string[]) =>
      (await find(who, { keyword: ` ${email.toUpperCase()} ` }, groups)).users.map(({ id }) => id);
    const { member, booker, guest, outsider } = people;
    expect(await by(admin, member)).toEqual([member.id]);
    expect(await by(admin, booker)).toEqual([booker.id]);
    expect(await by(manager, guest)).toEqual([guest.id]);
    expect(await by(outsider, guest, ['superusers'])).toEqual([guest.id]);
    for (const unseen of [guest, outsider]) expect(await by(admin, unseen)).toEqual([]);
    expect(await by(manager, member)).toEqual([]);
    expect((await find(admin, { keyword: member.email.slice(0, -1) })).total).toBe(0);
  });

  test('are not found by an empty keyword, or after erasure', async () => {
    expect((await find(admin, { keyword: '%' })).total).toBe(0);
    expect((await api.as(admin)('searchUsers', { body: { keyword: '  ' } })).status).toBe(400);
    const gone = await api.user({ fullName: 'Egon Erased' });
    await api.db.tx((tx) => tx.update(users).set({ erasedAt: api.clock.now() }).where(eq(users.id, gone.id)));
    expect((await find(admin, { keyword: 'egon' })).total).toBe(0);
  });

  test('can be searched by administrators and hosts only', async () => {
    const body = { keyword: 'quist' };
    expect((await api.call('searchUsers', { body })).status).toBe(401);
    expect((await api.as(people.member)('searchUsers', { body })).status).toBe(403);
    expect((await api.fromPartner(admin)('searchUsers', { body })).status).toBe(403);
  });
});
