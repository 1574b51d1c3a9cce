import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { friendlyUrls } from '../../text/friendly-url';
import { nameTexts } from '../../text/name-texts';
import { findOrganizationByUrl } from './organization.repository';
import { insertOrganization, type NewOrganization, type NewOrganizationPage } from './organization-writes.repository';

/** An organisation's card without the fields derived from its name. */
export type OrganizationToMake = Omit<NewOrganization, 'friendlyUrl' | 'searchText' | 'sortText'>;

/** Creates an organisation with a unique friendly URL from its name. */
export async function makeOrganization(
  uow: UnitOfWork,
  given: OrganizationToMake,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string }> {
  for (const friendlyUrl of friendlyUrls(given.name, 'organization')) {
    const made = await insertNamed(uow, { ...given, friendlyUrl }, page);
    if (made) return made;
  }
  throw new Error('Every friendly url is taken');
}

/** Creates an organisation with a friendly URL; undefined if it is taken. */
export function insertNamed(
  uow: UnitOfWork,
  given: Omit<NewOrganization, 'searchText' | 'sortText'>,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  return insertOrganization(uow.tx, { createdAt: uow.now, ...given, ...nameTexts(given.name) }, page);
}

/** A friendly URL from a name that no organisation has or had. */
export async function freeFriendlyUrl(read: Reader, name: string): Promise<string> {
  for (const friendlyUrl of friendlyUrls(name, 'organization')) {
    if (!(await findOrganizationByUrl(read, friendlyUrl))) return friendlyUrl;
  }
  throw new Error('Every friendly url is taken');
}
