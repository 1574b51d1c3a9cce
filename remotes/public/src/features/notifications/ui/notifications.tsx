import type { Notification } from '@gyg/contract';
import { EmptyState, ErrorState, Page, PageHeader, Pager, Section, Skeleton, Stack, Tabs } from '@gyg/design-system';
import { NotificationList as Sheet } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  useLoadFailure,
  usePager,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useRef } from 'react';
import { useMarkViewed, useNotifications } from '../api/list-notifications';
import { type NotificationAnswers, useNotificationAnswers } from '../model/use-notification-answers';
import { NotificationItem } from './notification-item';

const address = (archived: boolean, page = 1) => {
  const params = new URLSearchParams({
    ...(archived && { archived: 'true' }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? paths.notifications() : `${paths.notifications()}?${params}`;
};

/** The user's notifications, page by page. A toggle shows the archived ones. */
export function Notifications() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  const archived = params.get('archived') === 'true';
  const page = pageFrom(params);
  const answers = useNotificationAnswers();
  return (
    <Page padded width="narrow">
      <PageHeader title={t('notifications.title')} />
      <Stack gap={4}>
        <Tabs
          label={t('notifications.filter')}
          items={[false, true].map((value) => ({
            label: t(value ? 'notifications.archived' : 'notifications.current'),
            href: address(value),
            current: value === archived,
          }))}
        />
        <NotificationPage page={page} archived={archived} answers={answers} />
      </Stack>
    </Page>
  );
}

interface NotificationPageProps {
  page: number;
  archived: boolean;
  answers: NotificationAnswers;
}

function NotificationPage({ page, archived, answers }: NotificationPageProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { data, error, isPlaceholderData, refetch } = useNotifications(page, archived);
  const pager = usePager({
    page,
    total: data?.total ?? 0,
    pageSize: data?.pageSize,
    href: (to) => address(archived, to),
  });
  useMarkViewed(!archived && data?.notifications.some(({ viewed }) => !viewed) === true);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <ListSkeleton />;
  const last = lastPage(data.total, data.pageSize);
  // The last one of a page was archived.
  if (page > last && !isPlaceholderData) return <Navigate to={address(archived, last)} replace />;
  if (data.notifications.length === 0) {
    const key = archived ? 'emptyArchived' : 'empty';
    return <EmptyState title={t(`notifications.${key}`)} text={t(`notifications.${key}Text`)} />;
  }
  return (
    <Stack gap={4}>
      <NotificationList notifications={data.notifications} answers={answers} />
      {pager && <Pager {...pager} />}
    </Stack>
  );
}

const ListSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    {['a', 'b', 'c', 'd'].map((line) => (
      <Skeleton key={line} shape="block" />
    ))}
  </Stack>
);

interface NotificationListProps {
  notifications: readonly Notification[];
  answers: NotificationAnswers;
}

const waits = ({ action, archived, notificationAction }: Notification) =>
  action !== null && !archived && !notificationAction.responded;

/** Those that wait for an answer, then all others, each newest first. When one leaves its list, the lists have the focus. */
function NotificationList({ notifications, answers }: NotificationListProps) {
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
