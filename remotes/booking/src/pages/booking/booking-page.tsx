import { ErrorState } from '@gyg/design-system';
import {
  RequireUser,
  useLoadFailure,
  useLocation,
  useMissing,
  useParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { BookedSkeleton, BookedView, HiddenBooking, useBookedPage } from '../../features/booked';
import { InvalidLink } from '../../shared/invalid-link';

/**
 * `/gygs/{gygId}/bookings/{bookingId}`: one booking of the user's own, after booking and later. A link from outside to
 * another says so in place.
 */
export function BookingPage() {
  return (
    <RequireUser waiting={<BookedSkeleton />}>
      <OwnBooking />
    </RequireUser>
  );
}

/** Whether the user has just made the booking; kept in the history, so a shared address does not say so. */
function useJustBooked(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'justBooked' in state && state.justBooked === true;
}

function OwnBooking() {
  const { t } = useTranslation('booking');
  const { gygId = '', bookingId = '' } = useParams();
  const loadFailure = useLoadFailure();
  const userId = useSession((session) => session.userId);
  const page = useBookedPage(gygId, bookingId, userId);
  const isFresh = useJustBooked();
  const inPlace = useMissing(page.kind === 'missing' ? t('booked.missing') : undefined);
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (page.kind === 'failed') return <ErrorState {...loadFailure(page.error, page.retry)} headingLevel={1} />;
  if (page.kind === 'hidden') return <HiddenBooking booking={page.booking} />;
  if (page.kind === 'shown') return <BookedView data={page.data} isFresh={isFresh} />;
  return <BookedSkeleton />;
}
