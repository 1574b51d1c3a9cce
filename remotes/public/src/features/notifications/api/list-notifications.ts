import { call, callOptions, keepPreviousData, session, useQuery, useSession } from '@gyg/platform';
import { useEffect } from 'react';

/** One's notifications, newest first; `page` from 1. */
export function useNotifications(page: number, archived: boolean) {
  const userId = useSession((state) => state.userId);
  return useQuery({
    ...callOptions('listNotifications', {
      params: { userId },
      query: { page: page - 1, archived: archived ? 'true' : 'false' },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Marks what is shown as viewed once, so that the bell's number goes down. What is new stays marked on screen. */
export function useMarkViewed(anyNew: boolean): void {
  const userId = useSession((state) => state.userId);
  useEffect(() => {
    if (!anyNew) return;
    // A background request: if it fails, the bell keeps its number and the next visit tries again.
    void call('markNotificationsViewed', { params: { userId }, body: {} })
      .then(() => session.refreshNotificationCount())
      .catch(() => undefined);
  }, [anyNew, userId]);
}
