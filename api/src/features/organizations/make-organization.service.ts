import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { friendlyUrls } from '../../text/friendly-url';
import { nameTexts } from '../../text/search-text';
import {
  findOrganizationByUrl,
  insertOrganization,
  type NewOrganization,
  type NewOrganizationPage,
} from './organization.repository';

/** An organisation's card without the fields derived from its name. */
export type OrganizationToMake = Omit<NewOrganization, 'friendlyUrl' | 'searchText' | 'sortText'>;

/** Creates an organisation with a unique friendly URL from its name. */
export async function makeOrganization(
  uow: UnitOfWork,
  organization: OrganizationToMake,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string }> {
  for (const friendlyUrl of friendlyUrls(organization.name, 'organization')) {
    const inserted = await insertNamed(uow, { ...organization, friendlyUrl }, page);
    if (inserted) return inserted;
  }
  throw new Error('Every friendly url is taken');
}

/** Creates an organisation with a friendly URL; undefined if it is taken. */
export function insertNamed(
  uow: UnitOfWork,
  organization: Omit<NewOrganization, 'searchText' | 'sortText'>,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  return insertOrganization(uow.tx, { createdAt: uow.now, ...organization, ...nameTexts(organization.name) }, page);
}

/** A friendly URL from a name that no organisation has or had. */
export async function freeFriendlyUrl(read: Reader, name: string): Promise<string> {
  for (const friendlyUrl of friendlyUrls(name, 'organization')) {
    if (!(await findOrganizationByUrl(read, friendlyUrl))) return friendlyUrl;
  }
  throw new Error('Every friendly url is taken');
}
