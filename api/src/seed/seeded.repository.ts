import type { Reader } from '@gyg/database';
import { gygs, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

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
