import { call, callOptions, keepPreviousData, session, useQuery, useSession } from '@gyg/platform';
import { useEffect } from 'react';

/** The user's notifications, newest first; `page` from 1. */
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
