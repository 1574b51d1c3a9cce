import type { GygBooking, GygDesk } from '@gyg/contract';
import { Button, Cluster, ErrorState, MoreLink, Section } from '@gyg/design-system';
import { paths, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { BookingsSkeleton, BookingTable, readBookingList, useCommentExpansion } from '../../../shared/booking-list';
import { ExportButton } from '../../../shared/lists/export-button';
import { type BookingAnswers, exportBookings, useGygBookings } from '../api/booking-calls';
import { CancelBookingsDialog } from './cancel-bookings-dialog';
import { NoBookings } from './no-bookings';
import { ThankDialog } from './thank-dialog';
import { useHostColumns } from './use-host-columns';

/** The list without filters: waiting bookings first, then the newest. */
const first = readBookingList(new URLSearchParams());
const shown = 10;

/** The first bookings of a gyg, with a link to all of them. */
export function RecentBookings({ desk: { gyg, bookings }, answers }: { desk: GygDesk; answers: BookingAnswers }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const [toCancel, setToCancel] = useState<readonly GygBooking[]>([]);
  const { data, error, refetch } = useGygBookings(gyg.id, first, shown);
  const [toThank, setToThank] = useState<GygBooking>();
  const columns = useHostColumns({
    gyg,
    answers,
    sortable: false,
    onThank: setToThank,
    onCancel: (booking) => setToCancel([booking]),
  });
  const expansion = useCommentExpansion();
  const any = bookings.all > 0;
  return (
    <Section
      title={t('bookings.title')}
      size="small"
      spacing="none"
      action={
        any && (
          <Cluster>
            <ExportButton save={() => exportBookings(gyg.id, first)} />
            <Button size="sm" variant="secondary" icon="search" href={paths.deskBookings(gyg.id)}>
              {t('bookings.searchAll')}
            </Button>
          </Cluster>
        )
      }
    >
      {error ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <BookingsSkeleton />
      ) : (
        <BookingTable
          caption={t('bookings.title')}
          columns={columns}
          rows={data.bookings}
          expansion={expansion}
          empty={<NoBookings gyg={gyg} narrowed={false} />}
        />
      )}
      {data !== undefined && data.total > shown && (
        <MoreLink href={paths.deskBookings(gyg.id)}>{t('bookings.all', { count: data.total })}</MoreLink>
      )}
      <ThankDialog booking={toThank} onClose={() => setToThank(undefined)} />
      <CancelBookingsDialog bookings={toCancel} onDone={() => undefined} onClose={() => setToCancel([])} />
    </Section>
  );
}
