import { bookings, needs, users } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

test('a file of more than 20 000 rows is refused, with the advice to choose a shorter period', async () => {
  const { host, admin, gyg } = await api.scene([], { startsIn: -50 });
  const numbers = Array.from({ length: 142 }, (_, number) => number);
  await api.db.tx(async (tx) => {
    const people = numbers.map((number) => ({ subject: `crowd-${number}`, fullName: `Crowd ${number}` }));
    const crowd = await tx.insert(users).values(people).returning({ id: users.id });
    const wanted = numbers.map(() => ({ gygId: gyg.id, kind: 'COMMODITY' as const, title: 'Sack' }));
    const inserted = await tx.insert(needs).values(wanted).returning({ id: needs.id });
    for (const { id: needId } of inserted) {
      const rows = crowd.map(({ id: userId }) => ({ needId, userId, gygId: gyg.id, kind: 'COMMODITY' as const }));
      await tx.insert(bookings).values(rows);
    }
  });
  const ask = (format: string) =>
    api.as(admin)('reportReceived', { body: { organizationId: host.id, format, pageSize: 1 } });
  expect((await ask('csv')).problem.code).toBe('reports.too_many_rows');
  expect((await ask('json')).data.total).toBe(142 * 142);
});
