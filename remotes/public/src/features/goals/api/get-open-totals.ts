import { callOptions, useQuery } from '@gyg/platform';

const openGygsOptions = () =>
  callOptions('findGygs', { query: { states: 'PUBLISHED,ONGOING', pageSize: 1, facets: 'true' } }, { as: 'guest' });

export interface OpenTotals {
  /** The number of gygs that are published or in progress. */
  readonly gygs: number;
  /** The open places of all these gygs. */
  readonly places: number;
}

/** The figures of the home page, counted from everything that can be booked now. */
export function useOpenTotals(): OpenTotals | undefined {
  const { data } = useQuery(openGygsOptions());
  return data?.facets && { gygs: data.total, places: data.facets.openPositions };
}
