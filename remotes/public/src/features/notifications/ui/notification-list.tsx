import type { Notification } from '@gyg/contract';
import { NotificationList as Sheet } from '@gyg/design-system/tables';
import { useRef } from 'react';
import type { NotificationAnswers } from '../model/use-notification-answers';
import { NotificationItem } from './notification-item';

interface NotificationListProps {
  notifications: readonly Notification[];
  answers: NotificationAnswers;
}

/** Notifications, newest first. When one leaves the list, the list has the focus. */
export function NotificationList({ notifications, answers }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Sheet ref={list} tabIndex={-1}>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          answers={answers}
          onMoved={() => list.current?.focus()}
        />
      ))}
    </Sheet>
  );
}
