import type { Reader } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

/** When a gyg was last saved. */
export async function findUpdatedAt(read: Reader, gygId: string): Promise<Date | undefined> {
  const [row] = await read.select({ updatedAt: gygs.updatedAt }).from(gygs).where(eq(gygs.id, gygId));
  return row?.updatedAt;
}
