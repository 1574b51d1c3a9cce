import { configOptions, isApiError, useLocation, useQuery, useQueryClient } from '@gyg/platform';
import { useEffect, useState } from 'react';

/** An open page asks every 45 to 60 seconds. The spread keeps pages from asking at the same moment. */
const shortest = 45_000;
const spread = 15_000;
/** A response of the last seconds counts for a navigation too, in milliseconds. */
const recent = 10_000;

const isUnavailable = (thrown: unknown) => isApiError(thrown) && thrown.status === 503;

/**
 * Whether the site is down; undefined while unknown. A visible page asks within a minute, on each navigation, and when
 * a request gets 503. The response is small and usually 304.
 */
export function useSiteDown(): boolean | undefined {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [period] = useState(() => shortest + Math.random() * spread);
  const { data } = useQuery({ ...configOptions, refetchInterval: period });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks
  useEffect(() => {
    void client.fetchQuery({ ...configOptions, staleTime: recent }).catch(() => undefined);
  }, [client, pathname]);

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isUnavailable(event.action.error)) return;
        if (event.query.queryHash === client.getQueryCache().find(configOptions)?.queryHash) return;
        void client.fetchQuery({ ...configOptions, staleTime: 0 }).catch(() => undefined);
      }),
    [client],
  );
  return data?.siteDown;
}
