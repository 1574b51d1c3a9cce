import type { UserBooking } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { type ReactNode, useRef } from 'react';
import { useUserOrganizations } from '../api/list-user-organizations';
import type { Mine } from '../model/entry';
import { splitBookings } from '../model/split-bookings';
import { EndedList } from './ended-list';
import { EntryDialogs, useEntryAction } from './entry-dialogs';
import { NextUp } from './next-up';
import { NoBookings } from './no-bookings';
import { PastList } from './past-list';
import { type MoreUpcoming, TooLateNote, UpcomingList } from './upcoming-list';

interface MyBookingsProps {
  mine: Mine;
  userId: string;
  /** Shown above the upcoming list: something that the user should decide on now. */
  banner?: ReactNode;
  /** Rows of another kind for the upcoming list. */
  moreUpcoming: readonly MoreUpcoming[];
  /** The certificate of a past booking; nothing if it cannot have one. */
  certificateOf: (booking: UserBooking) => ReactNode;
}

/** All bookings of the user: next up, upcoming, past, and those that were cancelled or declined. */
export function MyBookings({ mine, userId, banner, moreUpcoming, certificateOf }: MyBookingsProps) {
  const now = new Date();
  const root = useRef<HTMLDivElement>(null);
  const { action, open, close } = useEntryAction(root);
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const { next, upcoming, past, ended } = splitBookings(mine, now);
  const coming = [...(next ? [next] : []), ...upcoming].map(({ entry }) => entry);
  const hasUpcoming = upcoming.length > 0 || moreUpcoming.length > 0;
  const shared = { organizations, onAction: open };
  return (
    <Stack ref={root} gap={5}>
      {coming.length === 0 && past.length === 0 && !hasUpcoming && banner === undefined && <NoBookings />}
      {next && <NextUp key={next.entry.id} next={next} now={now} {...shared} />}
      {banner}
      {hasUpcoming && <UpcomingList upcoming={upcoming} now={now} more={moreUpcoming} {...shared} />}
      <TooLateNote entries={coming} />
      {past.length > 0 && <PastList past={past} totals={mine.totals} certificateOf={certificateOf} />}
      {ended.length > 0 && <EndedList ended={ended} />}
      <EntryDialogs action={action} organizations={organizations} onClose={close} />
    </Stack>
  );
}
