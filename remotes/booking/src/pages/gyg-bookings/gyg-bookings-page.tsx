import { Breadcrumbs, Button, ErrorState, Page, PageHeader, Stack } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  paths,
  RequireUser,
  TextIn,
  Trans,
  textLang,
  useErrorText,
  useLoadFailure,
  useMissing,
  usePageTitle,
  useParams,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { BookingsSkeleton, BookingTables, GygOverview, NoBookings, useUserBookings } from '../../features/my-bookings';
import { InvalidLink } from '../../shared/invalid-link';

/** `/gygs/{gygId}/bookings`: the user's bookings at one gyg. */
export function GygBookingsPage() {
  return (
    <RequireUser waiting={<BookingsSkeleton />}>
      <BookingsOfGyg />
    </RequireUser>
  );
}

/**
 * An empty list may belong to a gyg that is missing or hidden. If so, redirects to home with the reason; returns the reason
 * where a link from outside led here.
 */
function useMissingGyg(gygId: string, enabled: boolean): string | undefined {
  const errorText = useErrorText();
  const { error } = useQuery({ ...callOptions('getGygProfile', { params: { gygId } }), enabled });
  return useMissing(isApiError(error) && error.status === 404 ? errorText(error).text : undefined);
}

function BookingsOfGyg() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('booking');
  const { gygId = '' } = useParams();
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useUserBookings(userId, gygId);
  usePageTitle(t('bookings.title'));
  const empty = data !== undefined && data.bookings.length + data.places.length === 0;
  const inPlace = useMissingGyg(gygId, empty);
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (error !== null && data === undefined)
    return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (data === undefined) return <BookingsSkeleton />;
  const first = data.bookings[0] ?? data.places[0];
  const visible = [...data.bookings, ...data.places].every(({ gygVisible }) => gygVisible);
  return (
    <Page width="medium" padded>
      <PageHeader
        title={
          first === undefined ? (
            t('bookings.title')
          ) : (
            <Trans
              t={t}
              i18nKey="bookings.titleOf"
              components={{ gyg: <TextIn text={first.gygTitle} lang={textLang(first.gygLanguage)} /> }}
            />
          )
        }
        breadcrumbs={
          <Breadcrumbs
            label={t('bookings.title')}
            items={[
              { label: t('bookings.title'), href: paths.myBookings() },
              ...(first === undefined ? [] : [{ label: first.gygTitle, lang: textLang(first.gygLanguage) }]),
            ]}
          />
        }
        actions={
          first !== undefined &&
          visible && (
            <Button variant="secondary" href={paths.gyg(gygId)}>
              {t('bookings.ofGyg.toGyg')}
            </Button>
          )
        }
      />
      {empty ? (
        <NoBookings />
      ) : (
        <Stack gap={5}>
          <GygOverview entries={[...data.bookings, ...data.places]} />
          <BookingTables mine={data} userId={userId} />
        </Stack>
      )}
    </Page>
  );
}
