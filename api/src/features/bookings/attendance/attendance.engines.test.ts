import { afterAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, createTestClock, type TestUser } from '../../../testing';

const clock = createTestClock();
const { wrapDatabase, during } = createStatementCounter();
const api = await createTestApi({ clock, wrapDatabase });
afterAll(() => api.close());

const minute = 60_000;
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * minute).toISOString();

/** A gyg that started an hour ago, with these people booked. */
async function started(...names: string[]) {
  const scene = await api.scene([{ title: 'Cook' }], { startsIn: 2 });
  const params = { gygId: scene.gyg.id };
  const people: (TestUser & { bookingId: string })[] = [];
  for (const fullName of names) {
    const user = await api.user({ fullName });
    const body = { userId: user.id, userOrganization: null, quantity: 1, gygPositionId: scene.gyg.needId };
    const { data } = await api.as(user)('createBooking', { params, body: { ...body, contributionType: 'SKILL' } });
    people.push({ ...user, bookingId: data.id });
  }
  clock.pass(3);
  const call = api.as(scene.admin);
  const record = (...body: object[]) => call('recordAttendances', { params, body });
  const doorList = async (query: Record<string, string> = {}) => (await call('listAttendance', { params, query })).data;
  return { ...scene, params, people, record, doorList };
}

const mark = ({ bookingId }: { bookingId: string }, attendance: string | null, time?: string) => ({
  bookingId,
  contributionType: 'SKILL',
  attendance,
  ...(time === undefined ? {} : { at: time }),
});

describe('the door list', () => {
  test('has active bookings by name, and how many are marked', async () => {
    const { gyg, params, people, admin, record, doorList } = await started('Örjan', 'Bo', 'Åsa', 'Dan');
    const [orjan, bo, asa, dan] = people;
    if (!orjan || !bo || !asa || !dan) throw new Error('Not everyone is booked');
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(admin)('cancelBooking', { params: { ...params, bookingId: dan.bookingId }, body: cancel });
    await record(mark(bo, 'ATTENDED', at(-5)), mark(asa, 'APPROVED_UNATTENDANCE'));
    const list = await doorList();
    expect(list.entries.map((entry) => entry.bookerName)).toEqual(['Åsa', 'Bo', 'Örjan']);
    expect(list.entries[1]).toEqual({
      bookingId: bo.bookingId,
      needId: gyg.needId,
      contributionType: 'SKILL',
      needTitle: 'Cook',
      quantity: 1,
      userId: bo.id,
      bookerName: 'Bo',
      userImage: null,
      orgName: null,
      attendance: 'ATTENDED',
      confirmedAt: null,
      attendanceAt: at(-5),
    });
    expect(list).toMatchObject({ total: 3, pageSize: 500, counts: { total: 3, attended: 1, absent: 0, excused: 1 } });
    expect((await doorList({ page: '1', pageSize: '2' })).entries.map((entry) => entry.bookerName)).toEqual(['Örjan']);
    const outsider = api.as(await api.user());
    expect((await outsider('listAttendance', { params: { gygId: gyg.id } })).status).toBe(403);
  });

  test('does not name a person who erased their account, and puts them last', async () => {
    const { people, record, doorList } = await started('Adam', 'Bo');
    const [adam, bo] = people;
    if (!adam || !bo) throw new Error('Not everyone is booked');
    await record(mark(adam, 'ATTENDED'));
    clock.pass(24);
    expect((await api.as(adam)('eraseUser', { params: { userId: adam.id } })).status).toBe(204);
    expect((await doorList()).entries).toMatchObject([
      { bookerName: 'Bo' },
      { bookerName: '', userId: null, attendance: 'ATTENDED' },
    ]);
  });
});

describe('recording several', () => {
  test('answers each record in the order sent, and refuses records on their own', async () => {
    const { gyg, params, people, admin, record } = await started('Adam', 'Bo', 'Cia');
    const [adam, bo, cia] = people;
    if (!adam || !bo || !cia) throw new Error('Not everyone is booked');
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(admin)('cancelBooking', { params: { ...params, bookingId: cia.bookingId }, body: cancel });
    const [elsewhere] = (await started('Eva')).people;
    if (!elsewhere) throw new Error('Not everyone is booked');
    const { data } = await record(
      mark(bo, 'ABSENT'),
      mark({ bookingId: 'nowhere' }, 'ATTENDED'),
      mark(elsewhere, 'ATTENDED'),
      { ...mark(adam, 'ATTENDED'), contributionType: 'COMMODITY' },
      mark(cia, 'ATTENDED'),
      mark(adam, 'ATTENDED'),
    );
    expect(data.results.map((result) => result.error?.code ?? result.entry?.attendance)).toEqual([
      'ABSENT',
      'booking.missing',
      'booking.missing',
      'booking.missing',
      'gyg.wrong_state',
      'ATTENDED',
    ]);
    expect(data.results[1]).toMatchObject({ bookingId: 'nowhere', entry: null });
    const ended = await api.as(admin)('listGygBookings', { params, query: { group: 'ended' } });
    expect(ended.data.bookings).toMatchObject([{ id: cia.bookingId, attendance: null }]);
    expect(data.results[1]?.error?.message).not.toBe('');
    const other = await api.as(elsewhere)('listUserBookings', { params: { userId: elsewhere.id } });
    expect(other.data.bookings[0]?.attendance).toBeNull();
    expect(gyg.id).not.toBe(other.data.bookings[0]?.gygId);
  });

  test('keeps the latest record of a booking, in whatever order they come, and null unmarks', async () => {
    const { people, record, doorList } = await started('Adam');
    const [adam] = people;
    if (!adam) throw new Error('Not everyone is booked');
    const stored = async () => (await doorList()).entries[0]?.attendance;
    await record(mark(adam, 'ABSENT', at(-10)), mark(adam, 'ATTENDED', at(-30)));
    expect(await stored()).toBe('ABSENT');
    const late = await record(mark(adam, 'ATTENDED', at(-20)));
    // The answer is what is stored, not what was sent.
    expect(late.data.results[0]).toMatchObject({ error: null, entry: { attendance: 'ABSENT', attendanceAt: at(-10) } });
    await record(mark(adam, null, at(-5)));
    expect(await stored()).toBeNull();
    await record(mark(adam, 'ABSENT', at(-10)));
    expect(await stored()).toBeNull();
  });

  test('of two records before the start keeps the later one', async () => {
    const { people, record, doorList } = await started('Adam');
    const [adam] = people;
    if (!adam) throw new Error('Not everyone is booked');
    await record(mark(adam, 'ATTENDED', at(-200)), mark(adam, 'ABSENT', at(-300)));
    expect((await doorList()).entries[0]).toMatchObject({ attendance: 'ATTENDED', attendanceAt: at(-60) });
  });

  test('of a device whose clock is ahead counts as recorded now, so that others can correct it', async () => {
    const { people, record, doorList } = await started('Adam');
    const [adam] = people;
    if (!adam) throw new Error('Not everyone is booked');
    await record(mark(adam, 'ATTENDED', at(60)));
    expect((await doorList()).entries[0]?.attendanceAt).toBe(at(0));
    await record(mark(adam, 'ABSENT'));
    expect((await doorList()).entries[0]?.attendance).toBe('ABSENT');
  });

  test('is refused before the start, to others, and above 500 records', async () => {
    const { gyg, admin } = await api.scene([{}]);
    const params = { gygId: gyg.id };
    const send = (who: TestUser, count = 1) =>
      api.as(who)('recordAttendances', {
        params,
        body: Array.from({ length: count }, () => mark({ bookingId: 'nowhere' }, 'ATTENDED')),
      });
    expect((await send(admin)).problem.code).toBe('gyg.wrong_state');
    expect((await send(await api.user())).status).toBe(403);
    expect((await send(admin, 501)).problem.code).toBe('request.invalid');
  });

  test('takes as few statements for many as for one', async () => {
    const { people, record } = await started('Adam', 'Bo', 'Cia', 'Dan');
    const countFor = (several: typeof people) =>
      during(async () => {
        const { data } = await record(...several.map((person) => mark(person, 'ATTENDED')));
        expect(data.results.every((result) => result.entry?.attendance === 'ATTENDED')).toBe(true);
      });
    expect(await countFor(people)).toBeGreaterThan(0);
    expect(await countFor(people)).toBe(await countFor(people.slice(0, 1)));
  });
});
