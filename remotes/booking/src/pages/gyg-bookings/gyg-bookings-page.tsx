import { Breadcrumbs, Button, Page, PageHeader } from '@gyg/design-system';
import { paths, RequireUser, usePageTitle, useParams, useSession, useTranslation } from '@gyg/platform';
import { BookingsSkeleton, GygBookings, groupBookings, NoBookings, useUserBookings } from '../../features/my-bookings';
import { LoadFailed } from '../../shared/load-failed';

/** `/gygs/{gygId}/bookings`: what one has booked at one gyg (specification 2.9). */
export function GygBookingsPage() {
  return (
    <RequireUser waiting={<BookingsSkeleton />}>
      <BookingsOfGyg />
    </RequireUser>
  );
}

function BookingsOfGyg() {
  const { t } = useTranslation('booking');
  const { gygId = '' } = useParams();
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useUserBookings(userId, gygId);
  usePageTitle(t('bookings.title'));
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BookingsSkeleton />;
  const { coming, past } = groupBookings(data);
  const booked = [...coming, ...past][0];
  return (
    <Page width="medium" padded>
      <PageHeader
        title={booked === undefined ? t('bookings.title') : t('bookings.titleOf', { gyg: booked.title })}
        breadcrumbs={
          <Breadcrumbs
            label={t('bookings.title')}
            items={[{ label: t('bookings.title'), href: paths.myBookings() }, { label: booked?.title ?? '' }]}
          />
        }
        actions={
          booked?.visible && (
            <Button variant="secondary" href={paths.gyg(gygId)}>
              {t('bookings.toGyg')}
            </Button>
          )
        }
      />
      {booked === undefined ? <NoBookings /> : <GygBookings booked={booked} userId={userId} titleHidden />}
    </Page>
  );
}
