import { callOptions, useQuery } from '@gyg/platform';

/** The organisations that a user may represent. */
export const useUserOrganizations = (userId: string) =>
  useQuery(callOptions('listUserOrganizations', { params: { userId } }));
