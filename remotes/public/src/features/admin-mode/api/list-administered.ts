import type { UserOrganization } from '@gyg/contract';
import { callOptions, session, useLanguage, useQuery, useSession } from '@gyg/platform';
import { useEffect } from 'react';

/**
 * The organisations that the user administers, sorted by name. Undefined until they have been fetched after mounting,
 * because cached ones may be out of date. Updates the session.
 */
export function useAdministered() {
  const userId = useSession((state) => state.userId);
  const language = useLanguage();
  const query = useQuery({
    ...callOptions('listUserOrganizations', { params: { userId } }),
    enabled: userId !== '',
    staleTime: 0,
  });
  const memberships = query.isFetchedAfterMount ? query.data?.organizations : undefined;
  useEffect(() => {
    if (memberships !== undefined) session.applyMemberships(memberships);
  }, [memberships]);
  const organizations = memberships
    ?.filter((organization: UserOrganization) => organization.role === 'ADMIN')
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return { ...query, organizations };
}
