import { callOptions, useQuery } from '@gyg/platform';

/** How long the counts beside the navigation may be old, in milliseconds. An answer given on screen fetches them again. */
const fresh = 30_000;

/** What is pending for an organisation and its numbers: for the navigation of every page, and for the dashboard. */
export const useOrganizationDesk = (organizationId: string) =>
  useQuery({
    ...callOptions('getOrganizationDesk', { params: { organizationId } }),
    staleTime: fresh,
    // While the session is loading there is no organisation.
    enabled: organizationId !== '',
  });
