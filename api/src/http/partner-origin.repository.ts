import type { Reader } from '@gyg/database';
import { organizationOrigins } from '@gyg/database/schema';
import { and, desc, eq, sql } from 'drizzle-orm';

/** A site on which visitors may log in. */
export interface PartnerOrigin {
  /** Whether it may also show the platform's plug-ins in frames. */
  mayFrame: boolean;
}

/**
 * The site with an origin; undefined where it is not registered for logging in. Prepared once: every call of a partner's
 * page runs it, so that a removed site has no access from then on.
 */
export function preparePartnerOrigin(read: Reader): (origin: string) => Promise<PartnerOrigin | undefined> {
  const query = read
    .select({ mayFrame: organizationOrigins.mayFrame })
    .from(organizationOrigins)
    .where(and(eq(organizationOrigins.origin, sql.placeholder('origin')), eq(organizationOrigins.mayLogIn, true)))
    // Two organisations may have registered one site.
    .orderBy(desc(organizationOrigins.mayFrame))
    .limit(1)
    .prepare('partner_origin');
  return async (origin) => (await query.execute({ origin }))[0];
}
