import type { Gyg } from '@gyg/contract';
import { Breadcrumbs, ErrorState, Section } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  paths,
  RequireAdmin,
  textLang,
  useErrorText,
  useFormat,
  useLoadFailure,
  useMissing,
  useParams,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { ExportMemberBookings, MemberBookings } from '../../features/member-bookings';
import { BookingsSkeleton } from '../../shared/booking-list';
import { InvalidLink, OrganizationScreen } from '../../shared/frame';
import { GygScreen } from '../../shared/gyg-frame';

/**
 * `/admin/gygs/:gygId/member/bookings`: the bookings of a gyg in the name of the current organisation. Its
 * administrators see them also if another organisation hosts the gyg.
 */
export function MemberBookingsPage() {
  const { t } = useTranslation('admin');
  const { gygId = '' } = useParams();
  const organizationId = useSession((session) => session.organizationId);
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  // Without an organisation the guard of the screen redirects.
  const enabled = organizationId !== '';
  const { data: gyg, error, refetch } = useQuery({ ...callOptions('getGyg', { params: { gygId } }), enabled });
  const missing = gyg === undefined && isApiError(error) && error.status === 404;
  const inPlace = useMissing(missing ? errorText(error).text : undefined);
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  const title = t('memberBookings.title');
  const of = { gygId, organizationId };
  if (gyg?.organizationId === organizationId) {
    return (
      <RequireAdmin waiting={null}>
        <GygScreen tab="members" waiting={<BookingsSkeleton />}>
          {() => (
            <Section
              title={title}
              size="small"
              spacing="none"
              lead={t('memberBookings.lead')}
              action={<ExportMemberBookings {...of} />}
            >
              <MemberBookings key={organizationId} {...of} needLang={textLang(gyg.language)} />
            </Section>
          )}
        </GygScreen>
      </RequireAdmin>
    );
  }
  return (
    <OrganizationScreen
      title={title}
      breadcrumbs={
        <Breadcrumbs
          label={t('gygFrame.youAreHere')}
          items={[
            { label: t('frame.dashboard'), href: paths.dashboard() },
            { label: t('frame.supported'), href: paths.supportedGygs() },
            gyg ? { label: gyg.title, lang: textLang(gyg.language) } : { label: '…' },
          ]}
        />
      }
      lead={gyg && <GygLine gyg={gyg} />}
      actions={gyg && <ExportMemberBookings {...of} />}
      waiting={<BookingsSkeleton />}
    >
      {() =>
        gyg ? (
          <MemberBookings {...of} needLang={textLang(gyg.language)} />
        ) : error && !missing ? (
          <ErrorState {...loadFailure(error, () => void refetch())} />
        ) : (
          <BookingsSkeleton />
        )
      }
    </OrganizationScreen>
  );
}

/** The gyg as a link to its page, with its start and its host. */
function GygLine({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return (
    <>
      <a href={paths.gyg(gyg.id)} lang={textLang(gyg.language)}>
        {gyg.title}
      </a>
      {t('memberBookings.facts', { date: date(gyg.startDateTime), host: gyg.orgName })}
    </>
  );
}
