import { useHeldAnswers } from '@gyg/platform';
import { answerNotification, type NotificationAnswer } from '../api/answer-notification';
import { useRefreshNotifications } from '../api/list-notifications';

/** Answers to notifications, held for ten seconds. */
export const useNotificationAnswers = () =>
  useHeldAnswers<NotificationAnswer>({ send: answerNotification, onSettled: useRefreshNotifications() });
export type NotificationAnswers = ReturnType<typeof useNotificationAnswers>;
