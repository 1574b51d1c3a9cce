import { call, useMutation } from '@gyg/platform';
import { useRefreshNotifications } from './list-notifications';

export type NotificationAnswer = 'accept' | 'decline';

/** Accepts or declines what a notification asks. The API then archives it for all its recipients. */
export const answerNotification = (
  notificationId: string,
  action: NotificationAnswer,
  { leaving }: { leaving: boolean },
) => call('respondToNotification', { params: { notificationId }, body: { action } }, { keepalive: leaving });

/** Moves a notification to the archive, or back. */
export function useArchiveNotification() {
  const refresh = useRefreshNotifications();
  return useMutation({
    mutationFn: ({ notificationId, archived }: { notificationId: string; archived: boolean }) =>
      call(archived ? 'archiveNotification' : 'unarchiveNotification', { params: { notificationId }, body: {} }),
    onSettled: refresh,
  });
}
