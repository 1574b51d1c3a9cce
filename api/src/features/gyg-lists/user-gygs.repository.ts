import type { Reader } from '@gyg/database';
import { bookings, gygPages, gygs } from '@gyg/database/schema';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type HostScope, hostedBy, inState, never } from './gyg-conditions.repository';

interface Contributed {
  userId: string;
  /** Whose bookings: any, or only those in the name of one of these organisations. */
  representing?: readonly string[];
  /** Only where a host recorded that they came. */
  attended?: boolean;
}

/** Gygs that somebody booked as a helper; places as a recipient appear nowhere by person (api.md, Recipients). */
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
  /** What somebody contributed to is everybody’s to see, unless they opted out of being named. */
  showName: boolean;
  /** Whose hosting the caller reads, and the organisations whose admin they are. */
  scope: HostScope;
  organizationIds: readonly string[];
  now: Date;
}

/**
 * What others may know of a person’s gygs (api.md, People): finished ones in which they took part; hosts of a gyg and
 * admins of the organisation represented also know what is coming.
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
