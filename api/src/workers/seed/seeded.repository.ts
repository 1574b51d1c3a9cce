import { type Reader, type Tx, tryLockKey } from '@gyg/database';
import { gygs, memberships, organizationOrigins, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/** Whether there is an organisation, of the demo or a real one: then the installation is not new. */
export async function hasOrganizations(read: Reader): Promise<boolean> {
  return (await read.select({ id: organizations.id }).from(organizations).limit(1)).length > 0;
}

/** Whether this process may fill the installation, until its transaction ends: several may start together. */
export const tryLockForFilling = (tx: Tx): Promise<boolean> => tryLockKey(tx, 'fill-installation');

/**
 * Registers a site of an organisation for logging in and for frames, in the name of an administrator, unless it is
 * registered. Does nothing where the organisation does not exist any more.
 */
export async function registerSite(tx: Tx, site: { friendlyUrl: string; origin: string }): Promise<void> {
  const [partner] = await tx
    .select({ organizationId: organizations.id, addedBy: memberships.userId })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
    .where(and(eq(organizations.friendlyUrl, site.friendlyUrl), eq(memberships.role, 'ADMIN')))
    .limit(1);
  if (!partner) return;
  await tx
    .insert(organizationOrigins)
    .values({ ...partner, origin: site.origin, mayFrame: true })
    .onConflictDoNothing();
}

/** What there is of the demo. */
export interface Seeded {
  /** Ids by token subject. Erased people are left out. */
  users: ReadonlyMap<string, string>;
  /** Ids by friendly URL. */
  organizations: ReadonlyMap<string, string>;
  /** The friendly URLs of these organisations' gygs, by the organisation's id. */
  gygUrls: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds people by their token subjects, and organisations with their gygs by their friendly URLs. */
export async function findSeeded(
  read: Reader,
  { subjects, friendlyUrls }: { subjects: readonly string[]; friendlyUrls: readonly string[] },
): Promise<Seeded> {
  const people = await read
    .select({ id: users.id, subject: users.subject })
    .from(users)
    .where(and(inArray(users.subject, [...subjects]), isNull(users.erasedAt)));
  const rows = await read
    .select({ id: organizations.id, friendlyUrl: organizations.friendlyUrl, gygUrl: gygs.friendlyUrl })
    .from(organizations)
    .leftJoin(gygs, eq(gygs.organizationId, organizations.id))
    .where(inArray(organizations.friendlyUrl, [...friendlyUrls]));
  const gygUrls = new Map<string, Set<string>>();
  for (const { id, gygUrl } of rows) {
    const urls = gygUrls.get(id) ?? new Set<string>();
    gygUrls.set(id, gygUrl === null ? urls : urls.add(gygUrl));
  }
  return {
    users: new Map(people.map(({ subject, id }) => [subject, id])),
    organizations: new Map(rows.map(({ friendlyUrl, id }) => [friendlyUrl, id])),
    gygUrls,
  };
}
