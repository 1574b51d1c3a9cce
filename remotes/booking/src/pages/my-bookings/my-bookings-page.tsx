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

/** `/users/profile/gygs`: all bookings of the logged-in user: upcoming, past, and cancelled or declined. */
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
  const { upcoming, past, ended } = splitBookings(data);
  const parts = [
    { title: t('bookings.upcoming'), booked: upcoming },
    { title: t('bookings.past'), booked: past },
    { title: t('bookings.ended'), booked: ended },
  ].filter(({ booked }) => !isEmpty(booked));
  return (
    <Page width="medium" padded>
      <PageHeader title={t('bookings.title')} lead={t('bookings.lead')} />
      {isEmpty(upcoming) && isEmpty(past) && <NoBookings />}
      {parts.map(({ title, booked }) => (
        <Section key={title} title={title} spacing="tight">
          <BookedList booked={booked} userId={userId} withGyg headingLevel={3} />
        </Section>
      ))}
    </Page>
  );
}
