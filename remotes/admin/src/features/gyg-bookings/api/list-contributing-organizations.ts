import { callOptions, useQuery } from '@gyg/platform';

/** The organisations that bookers of a gyg represent, to filter by. Empty while loading, and if that fails. */
export const useContributingOrganizations = (gygId: string) =>
  useQuery(callOptions('getGygProfile', { params: { gygId } })).data?.contributingOrganizations ?? [];
