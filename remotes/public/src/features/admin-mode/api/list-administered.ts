import type { UserOrganization } from '@gyg/contract';
import { callOptions, useLanguage, useQuery, useSession } from '@gyg/platform';

/** The organisations that one administers, by name (specification 2.14). */
export function useAdministered() {
  const userId = useSession((session) => session.userId);
  const language = useLanguage();
  const query = useQuery({
    ...callOptions('listUserOrganizations', { params: { userId } }),
    enabled: userId !== '',
    staleTime: 0,
  });
  const organizations = query.data?.organizations
    .filter((organization: UserOrganization) => organization.role === 'ADMIN')
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return { ...query, organizations };
}
