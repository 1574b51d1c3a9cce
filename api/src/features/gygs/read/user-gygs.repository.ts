import type { Reader } from '@gyg/database';
import { gygPages } from '@gyg/database/schema';
import { inArray } from 'drizzle-orm';

/** The pages of these gygs, by gyg id. */
export async function listPagesOf(read: Reader, gygIds: readonly string[]) {
  if (gygIds.length === 0) return new Map<string, typeof gygPages.$inferSelect>();
  const rows = await read
    .select()
    .from(gygPages)
    .where(inArray(gygPages.gygId, [...gygIds]));
  return new Map(rows.map((row) => [row.gygId, row]));
}
