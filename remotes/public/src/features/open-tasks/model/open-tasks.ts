import type { Notification } from '@gyg/contract';
import type { IconName } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import { storyAddress } from '../../../shared/story-address';

/** Something that the user can deal with now. */
export interface OpenTask {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The maximum number that the home page shows. */
const shown = 3;

type Kind = 'answer' | 'invitation' | 'news';
const order: readonly Kind[] = ['answer', 'invitation', 'news'];
const icons = { answer: 'clock', invitation: 'mail', news: 'bell' } as const satisfies Record<Kind, IconName>;

function kindOf({ action, notificationAction, type, viewed }: Notification): Kind | undefined {
  if (action !== null) return notificationAction.responded ? undefined : 'answer';
  if (type === 'gyg_invited') return 'invitation';
  return viewed ? undefined : 'news';
}

function pathOf(kind: Kind, notification: Notification): string {
  const { gygId } = notification;
  // Requests are answered where they are listed.
  return kind === 'answer' || gygId === null ? paths.notifications() : (storyAddress(notification) ?? paths.gyg(gygId));
}

/** At most three: first what can be accepted or declined, then invitations, then unread notifications. */
export function openTasks(notifications: readonly Notification[]): OpenTask[] {
  return notifications
    .flatMap((notification) => {
      const kind = kindOf(notification);
      return kind === undefined ? [] : [{ kind, notification }];
    })
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .slice(0, shown)
    .map(({ kind, notification }) => ({
      id: notification.id,
      title: notification.title,
      text: notification.body,
      href: pathOf(kind, notification),
      icon: icons[kind],
    }));
}
