import type { Reader } from '@gyg/database';
import { organizationInvites, organizationPages, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/** The names and websites of all organisations, to compare a request with. */
export function listNamedOrganizations(read: Reader) {
  const { id, name, friendlyUrl } = organizations;
  return read
    .select({ id, name, friendlyUrl, website: organizationPages.website })
    .from(organizations)
    .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id));
}
export type NamedOrganization = Awaited<ReturnType<typeof listNamedOrganizations>>[number];

/** Which of these normalised names organisations have. */
export async function listTakenNames(read: Reader, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await read
    .select({ name: organizations.searchText })
    .from(organizations)
    .where(inArray(organizations.searchText, [...names]));
  return new Set(rows.map(({ name }) => name));
}

/** A person by id; undefined once they are erased. */
export async function findPerson(read: Reader, userId: string) {
  const [row] = await read
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return row;
}

/** The invitation with who sent it. */
export async function findInvitation(read: Reader, inviteId: string) {
  const { company, createdAt, invitedBy } = organizationInvites;
  const [row] = await read
    .select({ company, createdAt, invitedBy, name: users.fullName })
    .from(organizationInvites)
    .innerJoin(users, eq(users.id, invitedBy))
    .where(eq(organizationInvites.id, inviteId));
  return row;
}
