import { type ProposalAccess, type ProposalSettings, proposalAccess } from '@gyg/contract/proposal-access';
import { isSignedIn, useSession } from '@gyg/platform';
import { useOwnOrganizations } from '../api/list-own-organizations';

/** What the visitor can do with an organisation's proposals. */
export function useProposalAccess(organizationId: string, page: ProposalSettings): ProposalAccess {
  const starting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  const own = useOwnOrganizations();
  const member = own?.some((organization) => organization.organizationId === organizationId);
  return proposalAccess(page, { starting, signedIn, member });
}
