import { callOptions, useQuery } from '@gyg/platform';

const openGygsOptions = callOptions(
  'findGygs',
  { query: { states: 'PUBLISHED,ONGOING', pageSize: 1 } },
  { as: 'guest' },
);

export interface OpenTotals {
  /** How many gygs are published or going on. */
  readonly gygs: number;
  /** Places free over all of them. */
  readonly places: number;
}

/** The home page's figures, counted from what can be booked now. */
export function useOpenTotals(): OpenTotals | undefined {
  const { data } = useQuery(openGygsOptions);
  return data && { gygs: data.total, places: data.openPlaces };
}
