import { invalidateCalls, useQueryClient } from '@gyg/platform';

const lists = ['findGygs', 'findHostedGygs', 'listManagedGygs', 'getOrganizationDesk'] as const;
const ofOneGyg = ['getGygDesk', 'getGyg', 'getGygProfile'] as const;

/** Returns a function that fetches everything again that shows a gyg: its desk, its page, lists and counts. */
export function useRefreshGyg(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, [...ofOneGyg, ...lists]);
}

/** The same for a gyg that no longer exists: only lists and counts. */
export function useRefreshGygLists(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, lists);
}
