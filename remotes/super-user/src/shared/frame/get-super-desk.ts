import { callOptions, useQuery } from '@gyg/platform';

/** How long the counts beside the navigation may be old, in milliseconds. */
const fresh = 30_000;

/** What needs attention, for the navigation of every page. */
export const useSuperDesk = () => useQuery({ ...callOptions('getSuperDesk', {}), staleTime: fresh });
