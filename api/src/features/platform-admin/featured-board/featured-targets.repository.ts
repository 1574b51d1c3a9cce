import type { Reader } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { inArray } from 'drizzle-orm';

/** Whether gyg by id are published; unknown ids are left out. */
export async function listGygStates(read: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .select({ id: gygs.id, publishedAt: gygs.publishedAt })
    .from(gygs)
    .where(inArray(gygs.id, [...ids]));
}
