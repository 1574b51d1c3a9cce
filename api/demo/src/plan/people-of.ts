import type { OrganisationKey } from '../content/organisation-keys';
import { organisations } from '../content/organisations';
import { type PersonKey, personKeys } from '../content/people';
import type { DemoOrganisation } from '../content/shapes';

/** The organisations a person belongs to. */
export function organisationsOf(person: PersonKey): DemoOrganisation[] {
  return organisations.filter(({ members }) => members[person] !== undefined);
}

/** An organisation by its key. Throws when there is none, which would be a mistake in the data. */
export function organisationOf(key: OrganisationKey): DemoOrganisation {
  const found = organisations.find((organisation) => organisation.key === key);
  if (found === undefined) throw new Error(`The demo has no organisation ${key}.`);
  return found;
}

/** Who answers for an organisation: the first of its admins. */
export function adminOf(organisation: DemoOrganisation): PersonKey {
  const found = personKeys.find((key) => organisation.members[key] === 'ADMIN');
  if (found === undefined) throw new Error(`${organisation.name} has no admin.`);
  return found;
}
