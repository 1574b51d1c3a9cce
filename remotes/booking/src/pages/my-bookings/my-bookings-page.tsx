import { Button, ErrorState, Page, PageHeader } from '@gyg/design-system';
import { paths, RequireUser, useLoadFailure, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { CalendarSubscription } from '../../features/calendar-feed';
import { CertificateOfHours } from '../../features/certificate';
import { BookingsSkeleton, MyBookings, useUserBookings } from '../../features/my-bookings';
import { hasWaitlistOffers, WaitlistOffers, waitlistRows } from '../../features/waitlist';

/** `/users/profile/gygs`: all bookings of the logged-in user: next up, upcoming, past, and cancelled or declined. */
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
  if (error !== null && data === undefined)
    return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (data === undefined) return <BookingsSkeleton />;
  return (
    <Page width="medium" padded>
      <PageHeader
        title={t('bookings.title')}
        actions={
          <>
            <CalendarSubscription userId={userId} />
            <Button variant="secondary" icon="search" href={paths.openGygs()}>
              {t('bookings.find')}
            </Button>
          </>
        }
      />
      <MyBookings
        mine={data}
        userId={userId}
        banner={hasWaitlistOffers(data.waitlist) ? <WaitlistOffers entries={data.waitlist} /> : undefined}
        moreUpcoming={waitlistRows(data.waitlist)}
        certificateOf={(booking) => <CertificateOfHours booking={booking} />}
      />
    </Page>
  );
}
