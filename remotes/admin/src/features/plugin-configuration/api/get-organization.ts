import { callOptions, useQuery } from '@gyg/platform';

/** The organisation whose gygs are shown: its name and friendly url. */
export const useOrganization = (organizationId: string) =>
  useQuery(callOptions('getOrganization', { params: { organizationId } }, { as: 'guest' }));
