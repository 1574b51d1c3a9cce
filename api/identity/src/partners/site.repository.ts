import type { Reader, Tx } from '@gyg/database';
import { organizationOrigins, organizations } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';

/** A partner's site on which visitors may log in. */
export interface PartnerSite {
  /** As a browser sends it; also the id of the site's client. */
  origin: string;
  /** The organisation that registered it first. */
  organization: { id: string; name: string; logo: string | null };
  /** Whether it may show plug-ins of the platform in frames. */
  mayFrame: boolean;
}

/** The sites with these origins, by origin, as far as visitors may log in there. */
export async function findSites(read: Reader, origins: readonly string[]): Promise<Map<string, PartnerSite>> {
  const sites = new Map<string, PartnerSite>();
  if (origins.length === 0) return sites;
  const { id, name, logo } = organizations;
  const rows = await read
    .select({
      origin: organizationOrigins.origin,
      mayFrame: organizationOrigins.mayFrame,
      organization: { id, name, logo },
    })
    .from(organizationOrigins)
    .innerJoin(organizations, eq(organizations.id, organizationOrigins.organizationId))
    .where(and(inArray(organizationOrigins.origin, [...origins]), eq(organizationOrigins.mayLogIn, true)))
    .orderBy(asc(organizationOrigins.createdAt), asc(organizationOrigins.id));
  for (const row of rows) {
    const first = sites.get(row.origin);
    if (first) first.mayFrame ||= row.mayFrame;
    else sites.set(row.origin, row);
  }
  return sites;
}

/** The site with this origin; undefined where visitors may not log in. */
export async function findSite(read: Reader, origin: string): Promise<PartnerSite | undefined> {
  return (await findSites(read, [origin])).get(origin);
}

const hour = 60 * 60 * 1000;

/** Records that a site was used, to the hour. */
export async function touchSite(t: Tx, origin: string, now: Date): Promise<void> {
  const { lastSeenAt } = organizationOrigins;
  const before = new Date(now.getTime() - hour);
  await t
    .update(organizationOrigins)
    .set({ lastSeenAt: now })
    .where(and(eq(organizationOrigins.origin, origin), or(isNull(lastSeenAt), lt(lastSeenAt, before))));
}
