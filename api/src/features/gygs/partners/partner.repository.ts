import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { gygPartners, organizations } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';

const selectPartners = (read: Reader) =>
  read
    .select({
      gygId: gygPartners.gygId,
      organizationId: gygPartners.organizationId,
      role: gygPartners.role,
      accepted: gygPartners.accepted,
      createdAt: gygPartners.createdAt,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      orgFriendlyUrl: organizations.friendlyUrl,
      organizationType: organizations.organizationType,
    })
    .from(gygPartners)
    .innerJoin(organizations, eq(organizations.id, gygPartners.organizationId));
export type PartnerRow = Awaited<ReturnType<typeof selectPartners>>[number];

const thePartner = (gygId: string, organizationId: string) =>
  and(eq(gygPartners.gygId, gygId), eq(gygPartners.organizationId, organizationId));

export async function findPartner(
  read: Reader,
  gygId: string,
  organizationId: string,
): Promise<PartnerRow | undefined> {
  const [row] = await selectPartners(read).where(thePartner(gygId, organizationId));
  return row;
}

export interface PartnerFilter extends Paging {
  gygId: string;
  /** Which pending ones are included: all, or those of these organisations. */
  pendingOf: 'all' | readonly string[];
  language: Locale;
}

function visibleIn({ gygId, pendingOf }: PartnerFilter): SQL | undefined {
  const ofGyg = eq(gygPartners.gygId, gygId);
  if (pendingOf === 'all') return ofGyg;
  const accepted = eq(gygPartners.accepted, true);
  return and(
    ofGyg,
    pendingOf.length > 0 ? or(accepted, inArray(gygPartners.organizationId, [...pendingOf])) : accepted,
  );
}

/** A page by name and the total for this caller. */
export async function listPartnerRows(read: Reader, filter: PartnerFilter) {
  const where = visibleIn(filter);
  return listPage(
    selectPartners(read)
      .where(where)
      .orderBy(asc(nameColumn(organizations, filter.language)), asc(organizations.id)),
    read.select({ total: count() }).from(gygPartners).where(where),
    filter,
  );
}

/** False if the organisation is already a partner or was asked. */
export async function insertPartner(tx: Tx, row: typeof gygPartners.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(gygPartners)
    .values(row)
    .onConflictDoNothing()
    .returning({ gygId: gygPartners.gygId });
  return inserted.length > 0;
}

/** False for all but the first caller. */
export async function acceptPartner(tx: Tx, gygId: string, organizationId: string): Promise<boolean> {
  const accepted = await tx
    .update(gygPartners)
    .set({ accepted: true })
    .where(and(thePartner(gygId, organizationId), eq(gygPartners.accepted, false)))
    .returning({ gygId: gygPartners.gygId });
  return accepted.length > 0;
}

/** False if it was deleted or has changed. */
export async function deletePartner(
  tx: Tx,
  { gygId, organizationId, accepted }: Pick<PartnerRow, 'gygId' | 'organizationId' | 'accepted'>,
): Promise<boolean> {
  const gone = await tx
    .delete(gygPartners)
    .where(and(thePartner(gygId, organizationId), eq(gygPartners.accepted, accepted)))
    .returning({ gygId: gygPartners.gygId });
  return gone.length > 0;
}
