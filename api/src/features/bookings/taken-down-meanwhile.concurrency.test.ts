import { gygs, needs } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

// SQLite runs one transaction after the other, so nothing can change during one.
test.runIf(api.db.engine === 'postgres')('a gyg that is unpublished during a booking is not booked', async () => {
  const { gyg } = await api.scene();
  const user = await api.user();
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const takenDown = api.db.tx(async (t) => {
    await t
      .update(needs)
      .set({ sortOrder: sql`${needs.sortOrder}` })
      .where(eq(needs.gygId, gyg.id));
    hold();
    const waitsForUs = sql`not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    const listWaiting = () => t.select({ pid: sql`pid` }).from(sql`pg_locks`).where(waitsForUs);
    await vi.waitFor(async () => expect(await listWaiting()).toHaveLength(1));
    await t.update(gygs).set({ publishedAt: null }).where(eq(gygs.id, gyg.id));
  });
  await held;
  const same = { userId: user.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
  const booking = api.as(user)('createBooking', {
    params: { gygId: gyg.id },
    body: { ...same, userOrganization: null },
  });
  const [{ status, problem }] = await Promise.all([booking, takenDown]);
  expect([status, problem.code, problem.reason]).toEqual([409, 'booking.failed', 'not_open']);
});
