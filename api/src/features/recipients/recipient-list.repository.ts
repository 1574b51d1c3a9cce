import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { beneficiaries } from '@gyg/database/schema';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { byName, matchesPerson } from '../../access/queries/people.repository';
import { type RecipientRow, selectRecipients } from './recipient.repository';

export type RecipientSort = 'created:asc' | 'created:desc' | 'name:asc' | 'name:desc';
export type RecipientCounts = Record<RecipientRow['status'], number>;

export interface RecipientFilter {
  gygId: string;
  keyword?: string | undefined;
}

const oldestFirst = [asc(beneficiaries.createdAt), asc(beneficiaries.id)];
const ordersIn = (language: Locale): Record<RecipientSort, SQL[]> => ({
  'created:asc': oldestFirst,
  'created:desc': [desc(beneficiaries.createdAt), desc(beneficiaries.id)],
  'name:asc': [...byName(language, 'asc'), ...oldestFirst],
  'name:desc': [...byName(language, 'desc'), ...oldestFirst],
});

const conditions = (read: Reader, { gygId, keyword }: RecipientFilter) =>
  and(eq(beneficiaries.gygId, gygId), matchesPerson(read, beneficiaries.userId, keyword));

/** Some places of a gyg with a status. */
export function listRecipientRows(
  read: Reader,
  filter: RecipientFilter,
  { status, sort, language }: { status: RecipientRow['status']; sort: RecipientSort; language: Locale },
  { limit, offset }: { limit: number; offset: number },
): Promise<RecipientRow[]> {
  return selectRecipients(read)
    .where(and(conditions(read, filter), eq(beneficiaries.status, status)))
    .orderBy(...ordersIn(language)[sort])
    .limit(limit)
    .offset(offset);
}

/** The number of places that were cancelled. */
export function countCancelled(read: Reader, gygId: string): Promise<number> {
  return read.$count(beneficiaries, and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'CANCELLED')));
}

/** The number of places with each status that match the filter. */
export async function countRecipientRows(read: Reader, filter: RecipientFilter): Promise<RecipientCounts> {
  const rows = await read
    .select({ status: beneficiaries.status, total: count() })
    .from(beneficiaries)
    .where(conditions(read, filter))
    .groupBy(beneficiaries.status);
  const of = (status: RecipientRow['status']) => rows.find((row) => row.status === status)?.total ?? 0;
  return { ACTIVE: of('ACTIVE'), CANCELLED: of('CANCELLED') };
}
