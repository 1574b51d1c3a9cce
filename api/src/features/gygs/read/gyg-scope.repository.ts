import type { Reader } from '@gyg/database';
import { bookings, featured, gygPartners, gygs } from '@gyg/database/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isFeaturedAt } from '../../../queries/featured.repository';

/** Gygs in which an organisation is represented by approved, active bookings. */
export const representing = (read: Reader, organizationId: string) =>
  inArray(
    gygs.id,
    read
      .select({ id: bookings.gygId })
      .from(bookings)
      .where(and(eq(bookings.organizationId, organizationId), eq(bookings.status, 'ACTIVE'))),
  );

export const partneredBy = (read: Reader, organizationId: string) =>
  inArray(
    gygs.id,
    read
      .select({ id: gygPartners.gygId })
      .from(gygPartners)
      .where(and(eq(gygPartners.organizationId, organizationId), eq(gygPartners.accepted, true))),
  );

/** Gygs that are featured on the home page now. */
export const featuredOnHome = (read: Reader, now: Date) =>
  inArray(
    gygs.id,
    read
      .select({ id: featured.targetId })
      .from(featured)
      .where(and(eq(featured.kind, 'gyg'), eq(featured.scope, 'home'), isFeaturedAt(now))),
  );

/** Orders gygs featured on an organisation's page first. */
export const featuredFirst = (organizationId: string): SQL =>
  sql`case when exists (select 1 from ${featured} where ${featured.targetId} = ${gygs.id} and ${featured.kind} = 'gyg'
    and ${featured.scope} = 'organization' and ${featured.organizationId} = ${organizationId}) then 0 else 1 end`;
