import type { Reader } from '@gyg/database';
import { organizationOrigins, organizations, users } from '@gyg/database/schema';
import { and, asc, count, countDistinct, eq, type SQL } from 'drizzle-orm';
import { matchesWords } from '../../../access/queries/keyword.repository';
import type { Paging } from '../../../access/queries/paging.repository';
import { organizationCard } from '../../../access/queries/people.repository';
import { originColumns } from './origin.repository';

const ofOrganization = eq(organizations.id, organizationOrigins.organizationId);

const matches = (keyword: string | undefined): SQL | undefined =>
  and(...matchesWords(keyword, { searchTexts: [organizationOrigins.origin, organizations.searchText] }));

/** A page of all organisations' origins, sorted by origin. */
export function listAllOriginRows(read: Reader, keyword: string | undefined, { page, pageSize }: Paging) {
  return read
    .select({ origin: originColumns, organization: organizationCard })
    .from(organizationOrigins)
    .innerJoin(organizations, ofOrganization)
    .innerJoin(users, eq(users.id, organizationOrigins.addedBy))
    .where(matches(keyword))
    .orderBy(asc(organizationOrigins.origin), asc(organizationOrigins.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

/** How many origins match, and of how many organisations. */
export async function countAllOrigins(read: Reader, keyword: string | undefined) {
  const [row] = await read
    .select({ total: count(), organizations: countDistinct(organizationOrigins.organizationId) })
    .from(organizationOrigins)
    .innerJoin(organizations, ofOrganization)
    .where(matches(keyword));
  return { total: row?.total ?? 0, organizations: row?.organizations ?? 0 };
}
