import { ErrorState, Page, PageHeader, Section } from '@gyg/design-system';
import { RequireUser, useLoadFailure, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import {
  BookedList,
  BookingsSkeleton,
  isEmpty,
  NoBookings,
  splitBookings,
  useUserBookings,
} from '../../features/my-bookings';

/** `/users/profile/gygs`: all bookings of the logged-in user: upcoming, past, and cancelled or declined. */
export function MyBookingsPage() {
  return (
    <RequireUser waiting={<BookingsSkeleton />}>
      <AllBookings />
    </RequireUser>
  );
}

function AllBookings() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('booking');
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useUserBookings(userId);
  usePageTitle(t('bookings.title'));
  if (error !== null) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
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
