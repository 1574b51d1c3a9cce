import type { Reader, Tx } from '@gyg/database';
import { gygMedia } from '@gyg/database/schema';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';

const columns = { id: gygMedia.id, url: gygMedia.url, caption: gygMedia.caption };
const order = [asc(gygMedia.sortOrder), asc(gygMedia.createdAt), asc(gygMedia.id)];

/** A page of a gyg’s pictures, in the order they were added. */
export async function listMediaRows(read: Reader, gygId: string, paging: Paging) {
  const where = eq(gygMedia.gygId, gygId);
  return listPage(
    read
      .select(columns)
      .from(gygMedia)
      .where(where)
      .orderBy(...order),
    read.select({ total: count() }).from(gygMedia).where(where),
    paging,
  );
}

/** Adds a picture at the end. */
export async function insertMedium(tx: Tx, medium: { gygId: string; url: string; caption: string; createdAt: Date }) {
  const last = sql<number>`(select coalesce(max(${gygMedia.sortOrder}), -1) + 1 from ${gygMedia}
    where ${gygMedia.gygId} = ${medium.gygId})`;
  const [row] = await tx
    .insert(gygMedia)
    .values({ ...medium, sortOrder: last })
    .returning(columns);
  return row;
}

/** Returns the URL of the deleted picture. */
export async function deleteMedium(tx: Tx, gygId: string, mediaId: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(gygMedia)
    .where(and(eq(gygMedia.gygId, gygId), eq(gygMedia.id, mediaId)))
    .returning({ url: gygMedia.url });
  return gone?.url;
}
