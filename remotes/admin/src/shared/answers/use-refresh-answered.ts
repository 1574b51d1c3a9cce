import type { OperationName } from '@gyg/contract';
import { invalidateCalls, session, useQueryClient } from '@gyg/platform';

/** The calls that show offers, requests, stories or proposals, or count them. Several screens show the same ones. */
const shown: readonly OperationName[] = [
  'findHostedGygs',
  'findParticipatingGygs',
  'findStories',
  'getGygDesk',
  'getOrganizationDesk',
  'getProposal',
  'listDecisions',
  'listGygBookings',
  'listMemberBookings',
  'listMembershipRequests',
  'listNotifications',
  'listOrganizationPortfolios',
  'listOrganizationProposals',
  'listOrganizationRepresentationRequests',
  'listOrganizationUsers',
];

/**
 * Returns a function that fetches again what an answer or a cancellation may have changed. Only what is on screen is fetched at once; other
 * screens fetch it when they open.
 */
export function useRefreshAnswered(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => {
    // In the background: if it fails, the bell is correct after the next visit.
    void session.refreshNotificationCount().catch(() => undefined);
    return invalidateCalls(queries, shown);
  };
}
