import type { Reader } from '@gyg/database';
import { gygPartners, gygs, organizations, portfolioOrganizations, portfolios } from '@gyg/database/schema';
import { and, asc, countDistinct, desc, eq, ne } from 'drizzle-orm';
import { isListed } from '../../access/queries/gyg-states.repository';
import { organizationCard } from '../../access/queries/people.repository';

const maxRows = 100;

/** Accepted partnerships in public gygs. */
const visible = and(eq(gygPartners.accepted, true), isListed());

function listSide(read: Reader, organizationId: string, side: 'partners' | 'hosts') {
  const [own, other] =
    side === 'partners'
      ? [gygs.organizationId, gygPartners.organizationId]
      : [gygPartners.organizationId, gygs.organizationId];
  const total = countDistinct(gygs.id);
  return read
    .select({ ...organizationCard, gygs: total })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .innerJoin(organizations, eq(organizations.id, other))
    .where(and(visible, eq(own, organizationId), ne(other, organizationId)))
    .groupBy(...Object.values(organizationCard))
    .orderBy(desc(total), asc(organizations.name), asc(organizations.id))
    .limit(maxRows);
}

/** Partners of an organisation's gygs. */
export const listPartnersOf = (read: Reader, organizationId: string) => listSide(read, organizationId, 'partners');

/** Hosts of the gygs of which an organisation is a partner. */
export const listHostsOf = (read: Reader, organizationId: string) => listSide(read, organizationId, 'hosts');

/** The owners of portfolios that an organisation has joined. */
export function listMemberOf(read: Reader, organizationId: string) {
  return read
    .selectDistinct(organizationCard)
    .from(portfolioOrganizations)
    .innerJoin(portfolios, eq(portfolios.id, portfolioOrganizations.portfolioId))
    .innerJoin(organizations, eq(organizations.id, portfolios.organizationId))
    .where(
      and(
        eq(portfolioOrganizations.organizationId, organizationId),
        eq(portfolioOrganizations.accepted, true),
        ne(portfolios.organizationId, organizationId),
      ),
    )
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(maxRows);
}
