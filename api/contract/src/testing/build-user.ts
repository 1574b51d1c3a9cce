import type { User, UserOrganization } from '../schemas/users';

/** A person for tests and stories; pass only relevant fields. */
export function buildUser(over: Partial<User> = {}): User {
  return { id: 'user-elin', fullName: 'Elin Sandberg', profileImage: null, ...over };
}

/** A membership for tests and stories. */
export function buildUserOrganization(over: Partial<UserOrganization> = {}): UserOrganization {
  return {
    id: 'membership-1',
    organizationId: 'org-fix',
    name: 'Fixarkollektivet',
    logo: null,
    friendlyUrl: 'fixarkollektivet',
    organizationType: 'NON-PROFIT',
    role: 'MEMBER',
    ...over,
  };
}

/** The response of `listUserOrganizations`: one page with all of them. */
export function buildUserOrganizations(organizations: UserOrganization[] = [buildUserOrganization()]) {
  return { organizations, total: organizations.length, page: 0, pageSize: 100 };
}
