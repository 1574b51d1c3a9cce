import type { Notification } from '@gyg/contract';

/**
 * The texts of a notification that only its reader answers: a reminder asks whether they are coming, an offer whether they
 * take the place. Undefined for those that are accepted or declined.
 */
export function ownWords(
  action: Notification['action'],
): 'notifications.reminder' | 'notifications.waitlist' | undefined {
  if (action?.kind === 'reminder') return 'notifications.reminder';
  return action?.kind === 'waitlist' ? 'notifications.waitlist' : undefined;
}
