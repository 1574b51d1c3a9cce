import { configOptions, isApiError, useQueryClient } from '@gyg/platform';
import { useDeviceOnline } from '@gyg/platform/internal';
import { useEffect, useRef, useState } from 'react';

/** `offline`: the device has no network; `unreachable`: it has one, but the last request got no response. */
export type Connection = 'online' | 'offline' | 'unreachable';

const isUnreached = (thrown: unknown) => isApiError(thrown) && thrown.code === 'network.offline';

/** Whether the last request of the page's data got no response. Any success ends it. */
function useUnreachable(): boolean {
  const client = useQueryClient();
  const [unreachable, setUnreachable] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        if (action.type === 'success' && action.manual !== true) setUnreachable(false);
        if (action.type === 'error' && isUnreached(action.error)) setUnreachable(true);
      }),
    [client],
  );
  return unreachable;
}

/** How often a visible page tries again, in milliseconds: ten to twenty seconds, spread over the open pages. */
const betweenTries = () => 10_000 + Math.random() * 10_000;

/** Tries to reach the platform at once and again while `active`. */
function useTries(active: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!active) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries(configOptions);
    };
    ask();
    const timer = setInterval(ask, betweenTries());
    return () => clearInterval(timer);
  }, [client, active]);
}

/**
 * The page's connection. When it is back, requests on the page that failed are repeated, so that visitors need not
 * reload.
 */
export function useConnection(): Connection {
  const client = useQueryClient();
  const online = useDeviceOnline();
  const unreachable = useUnreachable();
  const connection = online ? (unreachable ? 'unreachable' : 'online') : 'offline';
  useTries(connection === 'unreachable');
  const before = useRef(connection);
  useEffect(() => {
    const isBack = before.current !== 'online' && connection === 'online';
    before.current = connection;
    if (isBack) void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  }, [client, connection]);
  return connection;
}
