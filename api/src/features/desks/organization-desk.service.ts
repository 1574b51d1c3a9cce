import type { OrganizationDesk } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import type { Asked } from '../gygs';
import { getHostedGygs } from '../gygs/read';
import { countDecisions } from '../notifications/decisions';
import { getOrganizationRow, getPageRow } from '../organizations';
import { countOrganizationMembers } from '../organizations/memberships';

/**
 * What is pending for an organisation's admins, its numbers and its next gygs. The number of statements does not depend on
 * its gygs and bookings. Throws 404 `org.missing`, 403.
 */
export async function getOrganizationDesk(
  context: ApiContext,
  actor: SignedIn,
  organizationId: string,
  asked: Asked,
): Promise<OrganizationDesk> {
  const { read } = context.db;
  const { id, name, logo, friendlyUrl, organizationType } = await getOrganizationRow(read, organizationId);
  permit('getOrganizationDesk', actor, { organizationId: id });
  const [members, { proposalFeatureEnabled }, waiting, hosted] = await Promise.all([
    countOrganizationMembers(read, id),
    getPageRow(read, id),
    countDecisions(read, id),
    getHostedGygs(context, actor, id, asked),
  ]);
  const organization = { id, name, logo, friendlyUrl, organizationType };
  return { organization, ...members, proposalFeatureEnabled, waiting, ...hosted };
}
