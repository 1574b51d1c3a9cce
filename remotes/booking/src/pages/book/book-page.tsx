import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import {
  isApiError,
  paths,
  RequireUser,
  useErrorText,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSearchParams,
  useSendHome,
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
  const errorText = useErrorText();
  const userId = useSession((session) => session.userId);
  const name = useSession((session) => session.profileName);
  const { profile, viewer, organizations, error, retry } = useBookingPage(gygId, userId);
  usePageTitle(t('book.title'));
  const missing = isApiError(error) && error.status === 404;
  useSendHome(missing ? errorText(error).text : undefined);

  if (error !== null && !missing) return <ErrorState {...loadFailure(error, retry)} headingLevel={1} />;
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
