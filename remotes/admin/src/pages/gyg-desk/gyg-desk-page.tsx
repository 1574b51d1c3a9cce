import type { GygDesk } from '@gyg/contract';
import { InOrder, Stack, TextSkeleton } from '@gyg/design-system';
import { OffersWaiting, RecentBookings, useBookingAnswers } from '../../features/gyg-bookings';
import { FilledPanel, PublishChecklist } from '../../features/gyg-desk';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';
import s from './gyg-desk-page.module.css';

/** `/admin/gygs/:gygId/dashboard`: how full a gyg is, what is pending, and its first bookings. */
export function GygDeskPage() {
  return (
    <GygScreen tab="overview" waiting={<DeskSkeleton />}>
      {(desk) => <Desk desk={desk} />}
    </GygScreen>
  );
}

function Desk({ desk }: { desk: GygDesk }) {
  const answers = useBookingAnswers(desk.gyg.id);
  const draft = desk.gyg.state === 'CREATED';
  const offers = !draft && (desk.bookings.waiting > 0 || desk.needs.some(({ needsApproval }) => needsApproval));
  return (
    <InOrder gap={4}>
      <div className={s.top} data-aside={draft || offers || undefined}>
        <FilledPanel desk={desk} />
        {(draft || offers) && (
          <div className={s.aside}>
            {draft ? <PublishChecklist desk={desk} /> : <OffersWaiting desk={desk} answers={answers} />}
          </div>
        )}
      </div>
      <RecentBookings desk={desk} answers={answers} />
    </InOrder>
  );
}

function DeskSkeleton() {
  return (
    <Stack gap={4}>
      <div className={s.top} data-aside>
        <TextSkeleton heading lines={8} />
        <TextSkeleton heading lines={6} />
      </div>
      <BookingsSkeleton />
    </Stack>
  );
}
