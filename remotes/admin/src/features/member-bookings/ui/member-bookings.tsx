import { Button, EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import {
  type Language,
  lastPage,
  Navigate,
  paths,
  useListFoot,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import {
  BookingFilters,
  BookingsSkeleton,
  BookingTable,
  isNarrowed,
  useBookingColumns,
  useBookingList,
  useBookingSorting,
} from '../../../shared/booking-list';
import { type MemberBookingsOf, useMemberBookings, useNeeds } from '../api/booking-calls';
import s from './member-bookings.module.css';

export interface MemberBookingsProps extends MemberBookingsOf {
  /** The language of the titles of needs. */
  needLang: Language;
}

/** The bookings of a gyg in the name of an organisation, also if another one hosts the gyg. */
export function MemberBookings({ needLang, ...of }: MemberBookingsProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const inAddress = useBookingList();
  const { list, href } = inAddress;
  const needs = useNeeds(of.gygId);
  const columns = useBookingColumns({ sortable: true, needLang });
  const sorting = useBookingSorting(inAddress);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { data, error, isPlaceholderData: stale, refetch } = useMemberBookings(of, list);
  const last = data && lastPage(data.total, data.pageSize);
  if (last !== undefined && list.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  return (
    <Stack>
      <BookingFilters inAddress={inAddress} needs={needs} counts={data?.counts} />
      {error && data === undefined ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <BookingsSkeleton />
      ) : (
        <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
          <BookingTable
            caption={t('memberBookings.title')}
            columns={columns}
            rows={data.bookings}
            sorting={sorting}
            empty={<NoMemberBookings gygId={of.gygId} narrowed={isNarrowed(list)} />}
            stale={stale}
            stickyHead
          />
          {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
        </div>
      )}
    </Stack>
  );
}

/** Shown for an empty list, with a next step: the filters are too narrow, or none of the organisation's people booked. */
function NoMemberBookings({ gygId, narrowed }: { gygId: string; narrowed: boolean }) {
  const { t } = useTranslation('admin');
  if (narrowed) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('bookings.nothingFound')}
        text={t('bookings.nothingFoundText')}
        actions={<Button href={paths.deskMemberBookings(gygId)}>{t('bookings.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t('memberBookings.empty')}
      text={t('memberBookings.emptyText')}
      actions={<Button href={paths.gyg(gygId)}>{t('memberBookings.open')}</Button>}
    />
  );
}
