import type { Locale, MemberApproval, Organization, OrganizationType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { nameTexts } from '../../text/search-text';
import { presentOrganization } from './organization.presenter';
import { getOrganizationRow } from './organization.service';
import {
  changeFriendlyUrl,
  lockOrganization,
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
  summary?: string | undefined;
  language?: Locale | undefined;
}

function columnsOf({ friendlyUrl, name, ...others }: OrganizationChanges): Partial<NewOrganization> {
  const changed = Object.entries(others).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(changed), ...(name === undefined ? {} : { name, ...nameTexts(name) }) };
}

/**
 * Updates the given fields of an organisation's card, for its admins. Throws 409 if another organisation has or had the
 * friendly URL. The previous one keeps redirecting to it.
 */
export async function updateOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  changes: OrganizationChanges,
): Promise<Organization> {
  await getOrganizationRow(uow.tx, organizationId);
  permit('updateOrganization', actor, { organizationId });
  await lockOrganization(uow.tx, organizationId);
  const row = await getOrganizationRow(uow.tx, organizationId);
  const { friendlyUrl } = changes;
  const moves = friendlyUrl !== undefined && friendlyUrl !== row.friendlyUrl;
  if (moves && !(await changeFriendlyUrl(uow.tx, row, friendlyUrl))) throw problem('org.friendly_url_taken');
  await setOrganization(uow.tx, organizationId, columnsOf(changes));
  return presentOrganization(await getOrganizationRow(uow.tx, organizationId), { withProfile: true });
}
