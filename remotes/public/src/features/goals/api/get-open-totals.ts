import { limits } from '@gyg/contract/rules';
import { callOptions, useQuery } from '@gyg/platform';

const openGygsOptions = callOptions(
  'findGygs',
  { query: { states: 'PUBLISHED,ONGOING', pageSize: limits.pageSizeMax } },
  { as: 'guest' },
);

export interface OpenTotals {
  /** How many gygs are published or going on. */
  readonly gygs: number;
  /** Places free over all of them; undefined where one answer does not hold them all. */
  readonly places: number | undefined;
}

/** The home page's figures, counted from what can be booked now. */
export function useOpenTotals(): OpenTotals | undefined {
  const { data } = useQuery(openGygsOptions);
  if (data === undefined) return undefined;
  const complete = data.gygs.length === data.total;
  return {
    gygs: data.total,
    places: complete ? data.gygs.reduce((sum, gyg) => sum + gyg.positionsLeft, 0) : undefined,
  };
}
