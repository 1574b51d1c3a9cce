import { EmptyState, ErrorState, Page, PageHeader, Pager, Skeleton, Stack, Tabs } from '@gyg/design-system';
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
import { useMarkViewed, useNotifications } from '../api/list-notifications';
import { type NotificationAnswers, useNotificationAnswers } from '../model/use-notification-answers';
import { NotificationList } from './notification-list';

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
