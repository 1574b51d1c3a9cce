import type { Notification } from '@gyg/contract';
import { Section, Stack } from '@gyg/design-system';
import { NotificationList as Sheet } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import type { NotificationAnswers } from '../model/use-notification-answers';
import { NotificationItem } from './notification-item';

interface NotificationListProps {
  notifications: readonly Notification[];
  answers: NotificationAnswers;
}

const waits = ({ action, archived, notificationAction }: Notification) =>
  action !== null && !archived && !notificationAction.responded;

/** Those that wait for an answer, then all others, each newest first. When one leaves its list, the lists have the focus. */
export function NotificationList({ notifications, answers }: NotificationListProps) {
  const { t } = useTranslation('public');
  const lists = useRef<HTMLDivElement>(null);
  const sheet = (shown: readonly Notification[], headingLevel: 2 | 3) => (
    <Sheet>
      {shown.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          answers={answers}
          headingLevel={headingLevel}
          onMoved={() => lists.current?.focus()}
        />
      ))}
    </Sheet>
  );
  const waiting = notifications.filter(waits);
  const others = notifications.filter((notification) => !waits(notification));
  return (
    <Stack ref={lists} gap={5} tabIndex={-1}>
      {waiting.length === 0 ? (
        sheet(others, 2)
      ) : (
        <>
          <Section title={t('notifications.toAnswer')} size="small" spacing="none">
            {sheet(waiting, 3)}
          </Section>
          {others.length > 0 && (
            <Section title={t('notifications.others')} size="small" spacing="none">
              {sheet(others, 3)}
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}
