import type { Reader, Tx } from '@gyg/database';
import { jobs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export type JobRow = typeof jobs.$inferSelect;

const createRow = (t: Tx, name: string, createdAt: Date) =>
  t.insert(jobs).values({ name, createdAt }).onConflictDoNothing();

export const listJobRows = (read: Reader): Promise<JobRow[]> => read.select().from(jobs);

export async function requestRun(t: Tx, name: string, now: Date): Promise<void> {
  await createRow(t, name, now);
  await t.update(jobs).set({ requestedAt: now }).where(eq(jobs.name, name));
}
