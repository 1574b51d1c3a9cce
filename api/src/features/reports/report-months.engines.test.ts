import { afterAll, expect, test } from 'vitest';
import { createTestApi, hour } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('a report has sums of each month in Swedish time over all rows, and people once in each', async () => {
  const [host, admin] = [await api.organization(), await api.user()];
  await api.member(host.id, admin.id, 'ADMIN');
  const [elin, bo] = [await api.user(), await api.user()];
  const attend = (start: string, contributions: readonly { userId: string; need?: number; quantity?: number }[]) =>
    api.seed(async (seeder) => {
      const startDateTime = new Date(start);
      const gyg = await seeder.addGyg({
        organizationId: host.id,
        title: 'Clean the shore',
        summary: '',
        address: 'Smögen',
        sdgGoalId: 14,
        startDateTime,
        endDateTime: new Date(startDateTime.getTime() + hour),
        publishedAt: new Date(startDateTime.getTime() - hour),
        needs: [
          api.need({ durationMinutes: 90, offeredPositions: 9 }),
          api.need({ kind: 'COMMODITY', offeredPositions: 50 }),
        ],
      });
      for (const { userId, need = 0, quantity = 1 } of contributions) {
        const contributionType = need === 0 ? ('SKILL' as const) : ('COMMODITY' as const);
        const booked = { userId, gygId: gyg.id, needId: gyg.needs[need]?.id ?? '', quantity, contributionType };
        const { id } = await seeder.book({ ...booked, userOrganization: null, at: startDateTime });
        const attendance = 'ATTENDED' as const;
        await seeder.recordAttendance({ bookingId: id, attendance, byUserId: admin.id, at: startDateTime });
      }
    });
  // Half past midnight on February 1 in Sweden, still January in UTC.
  await attend('2027-01-31T23:30:00.000Z', [{ userId: elin.id }, { userId: elin.id, need: 1, quantity: 4 }]);
  await attend('2027-02-20T10:00:00.000Z', [{ userId: elin.id }, { userId: bo.id }]);
  await attend('2026-12-31T22:59:00.000Z', [{ userId: bo.id, need: 1, quantity: 2 }]);
  const report = async (over: object = {}) => {
    const body = { organizationId: host.id, pageSize: 1, ...over };
    return (await api.as(admin)('reportReceived', { body })).data.months;
  };
  const december = { month: '2026-12', hours: 0, items: 2, participants: 1 };
  const february = { month: '2027-02', hours: 4.5, items: 4, participants: 2 };
  expect(await report()).toEqual([december, february]);
  expect(await report({ from: '2027-02-10T00:00:00.000Z' })).toEqual([{ ...february, hours: 3, items: 0 }]);
  expect(await report({ to: '2026-12-31T23:00:00.000Z' })).toEqual([december]);
  expect(await report({ to: '2026-12-01T00:00:00.000Z' })).toEqual([]);
});
