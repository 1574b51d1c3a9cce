import type { Reader, Tx } from '@gyg/database';
import { gygs, gygTags, organizations } from '@gyg/database/schema';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { isListed } from '../../../access/queries/gyg-states.repository';
import { listPage, type TextPaging } from '../../../access/queries/paging.repository';
import { gygTitleIn } from '../../../access/queries/texts-in-language.repository';

/** A page of labels with their organisation and gyg; by label, then gyg. */
async function listTags(read: Reader, where: SQL | undefined, { reading, ...paging }: TextPaging) {
  return listPage(
    read
      .select({
        organizationId: gygTags.organizationId,
        orgName: organizations.name,
        gygId: gygTags.gygId,
        gygTitle: gygTitleIn(reading),
        tag: gygTags.tag,
      })
      .from(gygTags)
      .innerJoin(gygs, eq(gygs.id, gygTags.gygId))
      .innerJoin(organizations, eq(organizations.id, gygTags.organizationId))
      .where(where)
      .orderBy(asc(gygTags.tag), asc(gygTags.gygId), asc(gygTags.organizationId)),
    read.select({ total: count() }).from(gygTags).innerJoin(gygs, eq(gygs.id, gygTags.gygId)).where(where),
    paging,
  );
}

/** The labels on a gyg, of one organisation or of all. */
export function listGygRows(read: Reader, gygId: string, paging: TextPaging, organizationId?: string) {
  const by = organizationId === undefined ? undefined : eq(gygTags.organizationId, organizationId);
  return listTags(read, and(eq(gygTags.gygId, gygId), by), paging);
}

/** An organisation's labels on public gygs. */
export function listOrganizationRows(read: Reader, organizationId: string, paging: TextPaging) {
  return listTags(read, and(eq(gygTags.organizationId, organizationId), isListed()), paging);
}

/** Replaces the labels. */
export async function replaceTags(
  tx: Tx,
  { organizationId, gygId }: { organizationId: string; gygId: string },
  tags: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(gygTags).where(and(eq(gygTags.organizationId, organizationId), eq(gygTags.gygId, gygId)));
  const rows = [...new Set(tags)].map((tag) => ({ organizationId, gygId, tag, createdAt }));
  if (rows.length > 0) await tx.insert(gygTags).values(rows).onConflictDoNothing();
}
