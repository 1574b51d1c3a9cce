import type { OrganizationKey } from '../content/organization-keys';
import { organizations } from '../content/organizations';
import { type PersonKey, personKeys } from '../content/people';
import type { DemoOrganization } from '../content/shapes';

/** The organisations a person belongs to. */
export function organizationsOf(person: PersonKey): DemoOrganization[] {
  return organizations.filter(({ members }) => members[person] !== undefined);
}

/** An organisation by its key. Throws when it does not exist, which is an error in the data. */
export function organizationOf(key: OrganizationKey): DemoOrganization {
  const found = organizations.find((organization) => organization.key === key);
  if (found === undefined) throw new Error(`The demo has no organisation ${key}.`);
  return found;
}

/** The person who answers for an organisation: the first of its admins. */
export function adminOf(organization: DemoOrganization): PersonKey {
  const found = personKeys.find((key) => organization.members[key] === 'ADMIN');
  if (found === undefined) throw new Error(`${organization.name} has no admin.`);
  return found;
}
