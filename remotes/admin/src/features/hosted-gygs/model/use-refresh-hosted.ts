import { invalidateCalls, useQueryClient } from '@gyg/platform';

/** Returns a function that fetches everything again that shows hosted gygs. */
export function useRefreshHosted(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, ['findHostedGygs', 'getOrganizationDesk', 'getGygDesk']);
}
