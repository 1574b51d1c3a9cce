import type { Work } from '../../access/work';
import { friendlyUrls } from '../../text/friendly-url';
import { searchText } from '../../text/search-text';
import { insertOrganization, type NewOrganization, type NewOrganizationPage } from './organization-writes.repository';

/** An organisation's card without what is made from its name. */
export type OrganizationToMake = Omit<NewOrganization, 'friendlyUrl' | 'searchText'>;

/** Makes an organisation whose friendly url, from its name, is nobody else's. */
export async function makeOrganization(
  work: Work,
  given: OrganizationToMake,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string }> {
  for (const friendlyUrl of friendlyUrls(given.name, 'organization')) {
    const made = await insertNamed(work, { ...given, friendlyUrl }, page);
    if (made) return made;
  }
  throw new Error('Every friendly url is taken');
}

/** Makes an organisation under a friendly url; undefined when it is taken. */
export function insertNamed(
  work: Work,
  given: Omit<NewOrganization, 'searchText'>,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  return insertOrganization(work.t, { createdAt: work.now, ...given, searchText: searchText(given.name) }, page);
}
