import { callOptions, useQuery } from '@gyg/platform';

/** The organisations that bookers of a gyg represent, to filter by. None if they cannot be loaded. */
export function useContributingOrganizations(gygId: string) {
  const { data, isPending } = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  return isPending ? 'loading' : (data?.contributingOrganizations ?? []);
}
