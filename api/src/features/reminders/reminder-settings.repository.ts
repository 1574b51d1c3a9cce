import type { ReminderSettings } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygReminders } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

/** What a host has chosen; undefined without a choice. */
export async function findSettings(read: Reader, gygId: string): Promise<ReminderSettings | undefined> {
  const [row] = await read
    .select({ enabled: gygReminders.enabled, hoursBefore: gygReminders.hoursBefore })
    .from(gygReminders)
    .where(eq(gygReminders.gygId, gygId));
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
