import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import {
  isApiError,
  paths,
  RequireUser,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { BookingFlow, BookingFlowSkeleton } from '../../features/book';
import { useBookingPage } from './use-booking-page';

/** `/gygs/{gygId}/book?gid&id&type`: books a contribution. Guests are redirected to the login and back. */
export function BookPage() {
  return (
    <RequireUser waiting={<BookingFlowSkeleton />}>
      <SignedInBookPage />
    </RequireUser>
  );
}

function SignedInBookPage() {
  const { t } = useTranslation('booking');
  const { gygId = '' } = useParams();
  const [search] = useSearchParams();
  const loadFailure = useLoadFailure();
  const userId = useSession((session) => session.userId);
  const name = useSession((session) => session.profileName);
  const { profile, viewer, organizations, error, retry } = useBookingPage(gygId, userId);
  usePageTitle(t('book.title'));

  if (error !== null) {
    const missing = isApiError(error) && error.status === 404;
    if (!missing) return <ErrorState {...loadFailure(error, retry)} headingLevel={1} />;
    return (
      <ErrorState
        headingLevel={1}
        title={t('book.missing.title')}
        text={t('book.missing.text')}
        actions={<Button href={paths.home()}>{t('home')}</Button>}
      />
    );
  }
  if (profile === undefined || viewer === undefined || organizations === undefined) return <BookingFlowSkeleton />;
  if (!Object.values(viewer.canOffer).some(({ allowed }) => allowed)) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('book.nothing.title')}
        text={t('book.nothing.text')}
        actions={
          <>
            <Button href={paths.gyg(gygId)}>{t('book.nothing.toGyg')}</Button>
            {viewer.bookings.length > 0 && (
              <Button variant="secondary" href={paths.gygBookings(gygId)}>
                {t('book.nothing.toBookings')}
              </Button>
            )}
          </>
        }
      />
    );
  }
  return (
    <BookingFlow
      profile={profile}
      viewer={viewer}
      organizations={organizations}
      person={{ id: userId, name }}
      namedNeedId={search.get('id') ?? undefined}
    />
  );
}
