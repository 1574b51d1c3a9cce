import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  session,
  toLocale,
  useLanguage,
  useQuery,
  useQueryClient,
  useSession,
} from '@gyg/platform';
import { useEffect } from 'react';

/** The user's notifications in the page's language, newest first; `page` from 1. */
export function useNotifications(page: number, archived: boolean) {
  const userId = useSession((state) => state.userId);
  const lang = toLocale(useLanguage());
  return useQuery({
    ...callOptions('listNotifications', {
      params: { userId },
      query: { page: page - 1, archived: archived ? 'true' : 'false', lang },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Marks the shown notifications as viewed once, so that the bell's count decreases. New ones stay marked on screen. */
export function useMarkViewed(anyNew: boolean): void {
  const userId = useSession((state) => state.userId);
  useEffect(() => {
    if (!anyNew) return;
    // In the background: if it fails, the count stays and the next visit tries again.
    void call('markNotificationsViewed', { params: { userId }, body: {} })
      .then(() => session.refreshNotificationCount())
      .catch(() => undefined);
  }, [anyNew, userId]);
}

/** Returns a function that fetches the notifications on screen, and the bell's count, again. */
export function useRefreshNotifications(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      invalidateCalls(queries, ['listNotifications']),
      // In the background: if it fails, the count is correct after the next visit.
      session.refreshNotificationCount().catch(() => undefined),
    ]);
}
