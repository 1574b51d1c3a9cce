import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, gygManagers, gygs, memberships, needs, organizations } from '@gyg/database/schema';
import { and, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';

export interface NamedIds {
  organizationIds: readonly string[];
  gygIds: readonly string[];
  needIds: readonly string[];
}

/** Gygs whose current title the user may see: a draft's only for its hosts (decision 0015). */
function visibleGygsOf(read: Reader, userId: string): SQL | undefined {
  const managed = and(eq(gygManagers.gygId, gygs.id), eq(gygManagers.userId, userId));
  const ofHost = eq(memberships.organizationId, gygs.organizationId);
  const administered = and(ofHost, eq(memberships.userId, userId), eq(memberships.role, 'ADMIN'));
  return or(
    isPublished(),
    exists(read.select({ id: gygManagers.gygId }).from(gygManagers).where(managed)),
    exists(read.select({ id: memberships.id }).from(memberships).where(administered)),
  );
}

/** Gygs that the user booked and that were unpublished: the user may see their last title. */
function takenDownFor(read: Reader, userId: string): SQL | undefined {
  const booked = and(eq(bookings.gygId, gygs.id), eq(bookings.userId, userId));
  const recipient = and(eq(beneficiaries.gygId, gygs.id), eq(beneficiaries.userId, userId));
  return or(
    exists(read.select({ id: bookings.id }).from(bookings).where(booked)),
    exists(read.select({ id: beneficiaries.id }).from(beneficiaries).where(recipient)),
  );
}

/** The names of ids that the user may see; if an id occurs twice, the last one counts. */
export async function listNames(read: Reader, userId: string, { organizationIds, gygIds, needIds }: NamedIds) {
  const ofOrganizations = read
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...organizationIds]));
  const ofGygs = read
    .select({ id: gygs.id, name: gygs.title })
    .from(gygs)
    .where(and(inArray(gygs.id, [...gygIds]), visibleGygsOf(read, userId)));
  const ofTakenDown = read
    .select({ id: gygs.id, name: sql<string>`${gygs.takenDownTitle}` })
    .from(gygs)
    .where(and(inArray(gygs.id, [...gygIds]), isNotNull(gygs.takenDownTitle), takenDownFor(read, userId)));
  const ofNeeds = read
    .select({ id: needs.id, name: needs.title })
    .from(needs)
    .innerJoin(gygs, eq(gygs.id, needs.gygId))
    .where(and(inArray(needs.id, [...needIds]), visibleGygsOf(read, userId)));
  return (await Promise.all([ofOrganizations, ofTakenDown, ofGygs, ofNeeds])).flat();
}
