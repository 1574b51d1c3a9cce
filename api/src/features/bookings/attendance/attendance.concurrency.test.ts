import { expect, onTestFinished, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const values = ['ATTENDED', 'ABSENT', 'APPROVED_UNATTENDANCE', null] as const;
const people = 12;

/** A gyg that has started, with bookings, recorded by two hosts. */
async function open() {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const { gyg, host, admin } = await api.scene([{ offeredPositions: people }], { startsIn: -2 });
  const second = await api.user();
  await api.member(host.id, second.id, 'ADMIN');
  const bookingIds: string[] = [];
  for (let number = 0; number < people; number += 1) {
    const user = await api.user();
    const body = { userId: user.id, userOrganization: null, quantity: 1, gygPositionId: gyg.needId };
    const { data } = await api.as(user)('createBooking', {
      params: { gygId: gyg.id },
      body: { ...body, contributionType: 'SKILL' },
    });
    bookingIds.push(data.id);
  }
  return { api, params: { gygId: gyg.id }, admin, second, bookingIds };
}

test('devices that record at the same time, in any order, end with the latest record of each booking', async () => {
  const { api, params, admin, second, bookingIds } = await open();
  const start = api.clock.now().getTime() - 60 * 60_000;
  const send = (who: TestUser, device: number) => {
    const records = bookingIds.map((bookingId, index) => {
      // A different device has the latest record of each booking.
      const rank = (device + index) % 8;
      const at = new Date(start + rank * 1_000).toISOString();
      return { bookingId, contributionType: 'SKILL', attendance: values[rank % values.length], at };
    });
    const body = device % 2 === 0 ? records : records.reverse();
    return api.as(who)('recordAttendances', { params, body });
  };
  const devices = [3, 7, 0, 5, 1, 6, 2, 4];
  const answers = await Promise.all(devices.map((device) => send(device % 2 === 0 ? admin : second, device)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { data } = await api.as(admin)('listAttendance', { params });
  const latest = { attendance: values[7 % values.length], attendanceAt: new Date(start + 7_000).toISOString() };
  expect(data.entries).toHaveLength(people);
  for (const entry of data.entries) expect(entry).toMatchObject(latest);

  // Sent again, they change nothing.
  await Promise.all(devices.map((device) => send(admin, device)));
  expect((await api.as(admin)('listAttendance', { params })).data).toEqual(data);
});
