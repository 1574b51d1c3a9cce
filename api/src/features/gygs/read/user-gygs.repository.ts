import type { Reader } from '@gyg/database';
import { bookings, gygPages, gygs } from '@gyg/database/schema';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type HostScope, hostedBy, inState, never } from './gyg-conditions.repository';

interface Contributed {
  userId: string;
  /** All bookings, or only those that represent one of these organisations. */
  representing?: readonly string[];
  /** Only gygs where a host recorded attendance. */
  attended?: boolean;
}

/** Gygs that a user booked a need of. Places as a recipient are never listed by person. */
export function contributedBy(read: Reader, { userId, representing, attended = false }: Contributed): SQL {
  return inArray(
    gygs.id,
    read
      .select({ id: bookings.gygId })
      .from(bookings)
      .where(
        and(
          eq(bookings.userId, userId),
          eq(bookings.status, 'ACTIVE'),
          attended ? eq(bookings.attendance, 'ATTENDED') : undefined,
          representing === undefined ? undefined : inArray(bookings.organizationId, [...representing]),
        ),
      ),
  );
}

interface VisibleGygsQuery {
  userId: string;
  /** Contributions are public unless the person hides their name. */
  showName: boolean;
  /** The gygs that the caller reads as a host, and the organisations that they administer. */
  scope: HostScope;
  organizationIds: readonly string[];
  now: Date;
}

/**
 * Gygs of a person that others may see: finished ones in which they took part. Hosts of a gyg and admins of the
 * represented organisation also see upcoming ones.
 */
export function visibleTo(read: Reader, { userId, showName, scope, organizationIds, now }: VisibleGygsQuery): SQL {
  const past = showName
    ? and(inState('FINISHED', now, scope), contributedBy(read, { userId, attended: true }))
    : undefined;
  const hosted = and(hostedBy(scope), contributedBy(read, { userId }));
  const represented =
    organizationIds.length > 0 ? contributedBy(read, { userId, representing: organizationIds }) : undefined;
  return or(past, hosted, represented) ?? never;
}

/** The pages of these gygs, by gyg id. */
export async function listPagesOf(read: Reader, gygIds: readonly string[]) {
  if (gygIds.length === 0) return new Map<string, typeof gygPages.$inferSelect>();
  const rows = await read
    .select()
    .from(gygPages)
    .where(inArray(gygPages.gygId, [...gygIds]));
  return new Map(rows.map((row) => [row.gygId, row]));
}
