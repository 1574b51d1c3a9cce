import type { MemberApproval, Organization, OrganizationType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { searchText } from '../../text/search-text';
import { presentOrganization } from './organization.presenter';
import { getOrganizationRow } from './organization.service';
import {
  lockOrganization,
  moveFriendlyUrl,
  type NewOrganization,
  setOrganization,
} from './organization-writes.repository';

interface OrganizationChanges {
  name?: string | undefined;
  friendlyUrl?: string | undefined;
  organizationType?: OrganizationType | undefined;
  country?: string | undefined;
  industry?: number | undefined;
  memberApproval?: MemberApproval | undefined;
  city?: string | undefined;
}

function columnsOf({ friendlyUrl, name, ...others }: OrganizationChanges): Partial<NewOrganization> {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(name === undefined ? {} : { name, searchText: searchText(name) }) };
}

/**
 * Changes what is given of an organisation's card; its admins may. Another friendly url must be nobody else's, now or
 * before: 409. The old one leads to the new (api.md, organisations).
 */
export async function updateOrganization(
  work: Work,
  actor: SignedIn,
  organizationId: string,
  changes: OrganizationChanges,
): Promise<Organization> {
  await getOrganizationRow(work.t, organizationId);
  permit('updateOrganization', actor, { organizationId });
  await lockOrganization(work.t, organizationId);
  const row = await getOrganizationRow(work.t, organizationId);
  const { friendlyUrl } = changes;
  const moves = friendlyUrl !== undefined && friendlyUrl !== row.friendlyUrl;
  if (moves && !(await moveFriendlyUrl(work.t, row, friendlyUrl))) throw problem('org.friendly_url_taken');
  await setOrganization(work.t, organizationId, columnsOf(changes));
  return presentOrganization(await getOrganizationRow(work.t, organizationId), { withProfile: true });
}
