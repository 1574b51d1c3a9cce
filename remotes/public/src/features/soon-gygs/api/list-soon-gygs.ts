import { callOptions, useQuery } from '@gyg/platform';

/** Enough to leave out full ones and still fill a row. */
const asked = 12;
/** One row. */
const shown = 4;

/** The next four upcoming gygs with something left to give, the soonest first. */
export function useSoonGygs() {
  const query = { states: 'PUBLISHED', sort: 'startDateTime:asc', pageSize: asked } as const;
  const { data, error, refetch } = useQuery(callOptions('findGygs', { query }, { as: 'guest' }));
  const gygs = data?.gygs.filter(({ positionsLeft, itemsLeft }) => positionsLeft + itemsLeft > 0).slice(0, shown);
  return { gygs, error, retry: () => void refetch() };
}
