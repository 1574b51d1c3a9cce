import { Page, PageHeader, Section } from '@gyg/design-system';
import { RequireUser, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import {
  BookedList,
  BookingsSkeleton,
  isEmpty,
  NoBookings,
  splitBookings,
  useUserBookings,
} from '../../features/my-bookings';
import { LoadFailed } from '../../shared/load-failed';

/** `/users/profile/gygs`: everything one has booked, coming and past. */
export function MyBookingsPage() {
  return (
    <RequireUser waiting={<BookingsSkeleton />}>
      <AllBookings />
    </RequireUser>
  );
}

function AllBookings() {
  const { t } = useTranslation('booking');
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useUserBookings(userId);
  usePageTitle(t('bookings.title'));
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BookingsSkeleton />;
  const { coming, past } = splitBookings(data);
  const parts = [
    { title: t('bookings.coming'), booked: coming },
    { title: t('bookings.past'), booked: past },
  ].filter(({ booked }) => !isEmpty(booked));
  return (
    <Page width="medium" padded>
      <PageHeader title={t('bookings.title')} lead={t('bookings.lead')} />
      {parts.length === 0 && <NoBookings />}
      {parts.map(({ title, booked }) => (
        <Section key={title} title={title} spacing="tight">
          <BookedList booked={booked} userId={userId} withGyg headingLevel={3} />
        </Section>
      ))}
    </Page>
  );
}
