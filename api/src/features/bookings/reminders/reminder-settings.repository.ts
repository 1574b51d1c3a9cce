import type { ReminderSettings } from '@gyg/contract';
import { prepared, type Reader, type Tx } from '@gyg/database';
import { gygReminders } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

const findOfGyg = prepared({ gygId: gygReminders.gygId }, (db, { gygId }) =>
  db
    .select({ enabled: gygReminders.enabled, hoursBefore: gygReminders.hoursBefore })
    .from(gygReminders)
    .where(eq(gygReminders.gygId, gygId)),
);

/** What a host has chosen; undefined without a choice. */
export async function findSettings(read: Reader, gygId: string): Promise<ReminderSettings | undefined> {
  const [row] = await findOfGyg(read, { gygId });
  return row;
}

export async function writeSettings(
  tx: Tx,
  gygId: string,
  { enabled, hoursBefore }: ReminderSettings,
  now: Date,
): Promise<void> {
  const chosen = { enabled, hoursBefore, updatedAt: now };
  await tx
    .insert(gygReminders)
    .values({ gygId, ...chosen, createdAt: now })
    .onConflictDoUpdate({ target: gygReminders.gygId, set: chosen });
}
