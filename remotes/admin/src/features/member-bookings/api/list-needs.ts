import { callOptions, useQuery } from '@gyg/platform';

/** The needs of a gyg, to filter by. Empty while loading, and if that fails. */
export function useNeeds(gygId: string): { id: string; name: string }[] {
  const { data } = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  if (data === undefined) return [];
  return [...data.gygPositions, ...data.gygCommodities].map(({ id, title }) => ({ id, name: title }));
}
