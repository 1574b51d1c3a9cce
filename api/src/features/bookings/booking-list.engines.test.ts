import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const before = (hours: number) => new Date(api.clock.now().getTime() - hours * hour);

/**
 * Two needs and four bookings, made in this order: Åsa (in the name of an organisation that accepted), Bo (asks to
 * represent it, waits for the host), Cia (privately, waits) and Dan (in its name, cancelled).
 */
async function scene() {
  const created = await api.scene([
    { title: 'Cook', needsApproval: true },
    { kind: 'COMMODITY', title: 'Apples', offeredPositions: 50 },
  ]);
  const [cook = '', apples = ''] = created.gyg.needs.map((need) => need.id);
  const organization = await api.organization({ name: 'Nordkajen' });
  const [boss, asa, bo, cia, dan] = [
    await api.user({ fullName: 'Boss' }),
    await api.user({ fullName: 'Åsa Öberg' }),
    await api.user({ fullName: 'Bo Lind' }),
    await api.user({ fullName: 'Cia Ek' }),
    await api.user({ fullName: 'Dan Ask' }),
  ];
  const gygId = created.gyg.id;
  const now = api.clock.now();
  const ids = await api.seed(async (seeder) => {
    const join = (userId: string, role: 'ADMIN' | 'MEMBER') =>
      seeder.addMember({ organizationId: organization.id, userId, role, createdAt: now });
    await join(boss.id, 'ADMIN');
    for (const { id } of [asa, bo, dan]) await join(id, 'MEMBER');
    const skill = { gygId, needId: cook, contributionType: 'SKILL', bookingComment: 'Secret comment' } as const;
    const items = { ...skill, needId: apples, contributionType: 'COMMODITY' } as const;
    const represent = { userOrganization: organization.id };
    const booked = {
      asa: await seeder.book({ ...items, ...represent, userId: asa.id, quantity: 7, at: before(4) }),
      bo: await seeder.book({ ...skill, ...represent, userId: bo.id, at: before(3) }),
      cia: await seeder.book({ ...skill, userId: cia.id, at: before(2) }),
      dan: await seeder.book({ ...items, ...represent, userId: dan.id, quantity: 3, at: before(1) }),
    };
    for (const { representation } of [booked.asa, booked.dan]) {
      await seeder.answerRepresentation(representation?.id ?? '', { byUserId: boss.id, accept: true, at: now });
    }
    await seeder.cancelBooking({ bookingId: booked.dan.id, byUserId: dan.id, reason: 'Secret reason', at: now });
    return { asa: booked.asa.id, bo: booked.bo.id, dan: booked.dan.id };
  });
  const params = { gygId };
  const asHost = (query: Record<string, string> = {}) => api.as(created.admin)('listGygBookings', { params, query });
  const asBoss = (query: Record<string, string> = {}) =>
    api.as(boss)('listMemberBookings', { params: { ...params, organizationId: organization.id }, query });
  return { ...created, apples, organization, boss, people: { asa, bo, dan }, ids, asHost, asBoss };
}

/** For tests that change nothing. */
const shared = await scene();

const names = ({ data }: { data: { bookings: { bookerName: string }[] } }) =>
  data.bookings.map((booking) => booking.bookerName.split(' ')[0]);

describe('the list of hosts', () => {
  test('shows everything about a booking', async () => {
    const { gyg, apples, organization, people, ids, asHost } = shared;
    const { data } = await asHost({ keyword: 'asa' });
    expect(data.bookings).toMatchObject([
      {
        id: ids.asa,
        gygId: gyg.id,
        gygCommodityId: apples,
        needTitle: 'Apples',
        userId: people.asa.id,
        bookerName: 'Åsa Öberg',
        userImage: null,
        email: people.asa.email,
        bookingComment: 'Secret comment',
        quantity: 7,
        status: 'ACTIVE',
        orgName: organization.name,
        representation: { status: 'ACCEPTED' },
      },
    ]);
    expect((await asHost({ keyword: 'dan' })).data.bookings[0]?.cancelReason).toBe('Secret reason');
  });

  test('puts waiting bookings first in every order, also across pages', async () => {
    const { asHost } = shared;
    expect(names(await asHost())).toEqual(['Cia', 'Bo', 'Dan', 'Åsa']);
    expect(names(await asHost({ sort: 'created:asc' }))).toEqual(['Bo', 'Cia', 'Åsa', 'Dan']);
    expect(names(await asHost({ sort: 'name:asc' }))).toEqual(['Bo', 'Cia', 'Åsa', 'Dan']);
    expect(names(await asHost({ sort: 'name:desc' }))).toEqual(['Cia', 'Bo', 'Dan', 'Åsa']);
    expect(names(await asHost({ sort: 'quantity:desc' }))).toEqual(['Cia', 'Bo', 'Åsa', 'Dan']);
    expect(names(await asHost({ sort: 'need:asc', group: 'waiting' }))).toEqual(['Cia', 'Bo']);
    expect(names(await asHost({ sort: 'organization:asc' }))).toEqual(['Cia', 'Bo', 'Dan', 'Åsa']);
    const pages = [];
    for (const page of ['0', '1', '2']) pages.push(names(await asHost({ pageSize: '3', page })));
    expect(pages).toEqual([['Cia', 'Bo', 'Dan'], ['Åsa'], []]);
  });

  test('is filtered, with the number in each group under the other filters', async () => {
    const { apples, organization, people, asHost } = shared;
    const all = await asHost({ group: 'confirmed' });
    expect(names(all)).toEqual(['Åsa']);
    expect(all.data).toMatchObject({ total: 1, counts: { all: 4, waiting: 2, confirmed: 1, ended: 1 } });
    const ofNeed = await asHost({ needId: apples, group: 'ended' });
    expect(names(ofNeed)).toEqual(['Dan']);
    expect(ofNeed.data.counts).toEqual({ all: 2, waiting: 0, confirmed: 1, ended: 1 });
    // Bo has only asked to represent it.
    expect(names(await asHost({ organizationId: organization.id }))).toEqual(['Dan', 'Åsa']);
    expect(names(await asHost({ keyword: 'OBERG asa' }))).toEqual(['Åsa']);
    expect(names(await asHost({ keyword: people.bo.email }))).toEqual(['Bo']);
    const none = await asHost({ keyword: '%' });
    expect(none.data).toMatchObject({ total: 0, counts: { all: 0 } });
  });

  test('does not name a person who erased their account', async () => {
    const { people, ids, asHost } = await scene();
    expect((await api.as(people.dan)('eraseUser', { params: { userId: people.dan.id } })).status).toBe(204);
    const { data, text } = await asHost({ group: 'ended' });
    expect(data.bookings).toMatchObject([
      { id: ids.dan, userId: null, bookerName: '', email: null, cancelReason: null },
    ]);
    expect(text).not.toContain(people.dan.id);
  });

  test('is also a file of all rows, in the reader’s language', async () => {
    const { gyg, host, asHost } = shared;
    const file = await asHost({ format: 'csv', pageSize: '1', group: 'waiting' });
    expect(file.headers.get('Content-Type')).toContain('text/csv');
    expect(file.headers.get('Content-Disposition')).toMatch(/gyg-bookings-\d{4}-\d\d-\d\d\.csv/);
    const [header, ...rows] = file.text.trim().split('\r\n');
    expect(header).toBe(
      '"Name","E-mail","Contribution","Kind","Quantity","Representing","Booked","Status","Comment","Attendance"',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^"Cia Ek",".+@example\.org","Cook","Skill","1","",".+","Waiting for an answer","Secret comment","Not marked"$/,
    );
    const swede = await api.user({ locale: 'se' });
    await api.member(host.id, swede.id, 'ADMIN');
    const query = { format: 'csv' };
    const swedish = await api.as(swede)('listGygBookings', { params: { gygId: gyg.id }, query });
    expect(swedish.text).toMatch(/^"Namn";"E-post"/);
  });
});

test('declined bookings have ended, also under a filter', async () => {
  const { gyg, admin, ids, asHost } = await scene();
  await api.as(admin)('declineBooking', { params: { gygId: gyg.id, bookingId: ids.bo } });
  const list = await asHost({ group: 'ended', keyword: 'bo lind' });
  expect(names(list)).toEqual(['Bo']);
  expect(list.data.counts).toEqual({ all: 1, waiting: 0, confirmed: 0, ended: 1 });
});

describe('the list of an organisation’s administrators', () => {
  test('has the bookings that represent it or ask to, without comments and reasons', async () => {
    const { people, asBoss } = shared;
    const list = await asBoss();
    expect(names(list)).toEqual(['Bo', 'Dan', 'Åsa']);
    expect(list.data.counts).toEqual({ all: 3, waiting: 1, confirmed: 1, ended: 1 });
    expect(list.data.bookings.map((booking) => booking.email)).toEqual([
      people.bo.email,
      people.dan.email,
      people.asa.email,
    ]);
    expect(list.data.bookings[0]).toMatchObject({ organizationId: null, representation: { status: 'PENDING' } });
    const file = await asBoss({ format: 'csv' });
    for (const { text } of [list, file]) expect(text).not.toContain('Secret');
    expect(file.text.trim().split('\r\n')).toHaveLength(4);
  });

  test('shows attendance only once the organisation accepted to be represented', async () => {
    const { gyg, admin, people, ids, asBoss } = await scene();
    const params = { gygId: gyg.id };
    await api.as(admin)('acceptBooking', { params: { ...params, bookingId: ids.bo } });
    const then = api.clock.now();
    api.clock.pass(24 * 8);
    const record = { attendance: 'ATTENDED' };
    const body = [
      { ...record, bookingId: ids.asa, contributionType: 'COMMODITY' },
      { ...record, bookingId: ids.bo, contributionType: 'SKILL' },
    ];
    await api.as(admin)('recordAttendances', { params, body });
    const shown = (await asBoss({ group: 'confirmed', sort: 'name:asc' })).data.bookings;
    expect(shown.map((one) => [one.userId, one.attendance])).toEqual([
      [people.asa.id, 'ATTENDED'],
      [people.bo.id, null],
    ]);
    api.clock.set(then);
  });

  test('neither shows nor finds the address of a former member', async () => {
    const { organization, people, asHost, asBoss } = await scene();
    expect(names(await asBoss({ keyword: people.asa.email }))).toEqual(['Åsa']);
    const then = api.clock.now();
    api.clock.pass(24 * 30);
    const params = { userId: people.asa.id, organizationId: organization.id };
    expect((await api.as(people.asa)('deleteMembership', { params })).status).toBe(204);
    const [left] = (await asBoss({ keyword: 'asa' })).data.bookings;
    expect(left).toMatchObject({ bookerName: 'Åsa Öberg', email: null });
    expect(names(await asBoss({ keyword: people.asa.email }))).toEqual([]);
    expect(names(await asHost({ keyword: people.asa.email }))).toEqual(['Åsa']);
    api.clock.set(then);
  });

  test('does not exist for a draft, and is refused to administrators of others', async () => {
    const { gyg, admin, host, organization, boss } = shared;
    const { gyg: draft } = await api.scene([], { draft: true });
    const list = (who: TestUser, gygId: string, organizationId: string) =>
      api.as(who)('listMemberBookings', { params: { gygId, organizationId } });
    expect((await list(boss, draft.id, organization.id)).problem.code).toBe('gyg.missing');
    expect((await list(boss, gyg.id, 'nowhere')).problem.code).toBe('org.missing');
    expect((await list(boss, gyg.id, host.id)).status).toBe(403);
    expect((await list(admin, gyg.id, organization.id)).status).toBe(403);
  });
});
