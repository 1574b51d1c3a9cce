import type { GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  RequireUser,
  useErrorText,
  useLoadFailure,
  useMissing,
  usePageTitle,
  useParams,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { BookingFlow, BookingFlowSkeleton } from '../../features/book';
import { JoinWaitlist } from '../../features/waitlist';
import { InvalidLink } from '../../shared/invalid-link';

/**
 * `/gygs/{gygId}/book?gid&id&type&for&quantity&stage`: books a contribution. Guests are redirected to the login and back to
 * the same address. A gyg that is missing redirects to home with the reason; a link from outside says so in place.
 */
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
  const loadFailure = useLoadFailure();
  const errorText = useErrorText();
  const userId = useSession((session) => session.userId);
  const name = useSession((session) => session.profileName);
  const { profile, viewer, organizations, error, retry } = useBookingPage(gygId, userId);
  usePageTitle(t('book.title'));
  const missing = isApiError(error) && error.status === 404;
  const inPlace = useMissing(missing ? errorText(error).text : undefined);

  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (error !== null && !missing) return <ErrorState {...loadFailure(error, retry)} headingLevel={1} />;
  if (profile === undefined || viewer === undefined || organizations === undefined) return <BookingFlowSkeleton />;
  return (
    <BookingFlow
      profile={profile}
      viewer={viewer}
      organizations={organizations}
      person={{ id: userId, name }}
      waitlistOf={(need) => (
        <JoinWaitlist gyg={profile.gyg} need={need} viewer={viewer} organizations={organizations} />
      )}
    />
  );
}

interface BookingPage {
  profile: GygProfile | undefined;
  viewer: GygViewer | undefined;
  organizations: readonly UserOrganization[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** Loads the data of the flow in parallel: the gyg, what the user may give to, and the user's organisations. */
function useBookingPage(gygId: string, userId: string): BookingPage {
  const profile = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  const viewer = useQuery(callOptions('getGygViewer', { params: { gygId } }));
  const organizations = useQuery(callOptions('listUserOrganizations', { params: { userId } }));
  const all = [profile, viewer, organizations];
  return {
    profile: profile.data,
    viewer: viewer.data,
    organizations: organizations.data?.organizations,
    error: all.find((query) => query.error !== null)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.error !== null) void query.refetch();
    },
  };
}
