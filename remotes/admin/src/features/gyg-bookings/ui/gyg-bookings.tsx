import type { GygDesk } from '@gyg/contract';
import { ErrorState, InOrder, Section } from '@gyg/design-system';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { BookingFilters, BookingsSkeleton, useBookingList } from '../../../shared/booking-list';
import { ExportButton } from '../../../shared/lists/export-button';
import { exportBookings, useBookingAnswers, useGygBookings } from '../api/booking-calls';
import { useContributingOrganizations } from '../api/list-contributing-organizations';
import { BookingResults } from './booking-results';

/** All bookings of a gyg: search, filters, groups with counts, order and pages in the address. */
export function GygBookings({ desk: { gyg, needs } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const inAddress = useBookingList();
  const answers = useBookingAnswers(gyg.id);
  const organizations = useContributingOrganizations(gyg.id);
  const { data, error, isPlaceholderData, refetch } = useGygBookings(gyg.id, inAddress.list);
  return (
    <Section
      title={t('bookings.title')}
      size="small"
      spacing="none"
      action={<ExportButton save={() => exportBookings(gyg.id, inAddress.list)} />}
    >
      <InOrder>
        <BookingFilters
          inAddress={inAddress}
          needs={needs.map(({ id, title }) => ({ id, name: title }))}
          organizations={organizations}
          counts={data?.counts}
        />
        {error ? (
          <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
        ) : data === undefined ? (
          <BookingsSkeleton />
        ) : (
          <BookingResults gyg={gyg} answers={answers} inAddress={inAddress} data={data} stale={isPlaceholderData} />
        )}
      </InOrder>
    </Section>
  );
}
