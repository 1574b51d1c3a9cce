import type { BookingStatus, DeskNeed, GygDesk } from '@gyg/contract';
import { type NeedRow, presentNeed } from '../needs';
import type { countBookings } from './gyg-desk.repository';

type BookingCounts = Awaited<ReturnType<typeof countBookings>>;

/** A need with what is confirmed and what is pending. Both are reserved, so the rest can still be booked. */
export function presentDeskNeed(row: NeedRow, waiting: number): DeskNeed {
  return { ...presentNeed(row), confirmedPositions: row.bookedPositions - waiting, waitingPositions: waiting };
}

/** The numbers of bookings; `representations` are the requests that wait for the host as an organisation. */
export function presentBookingCounts(
  rows: BookingCounts,
  representations: number,
): Pick<GygDesk, 'bookings' | 'hostBookings' | 'attendance'> {
  const of = (status: BookingStatus) => rows.find((row) => row.status === status);
  const total = (...statuses: BookingStatus[]) => statuses.reduce((sum, status) => sum + (of(status)?.total ?? 0), 0);
  const represented = (of('ACTIVE')?.ofHost ?? 0) + (of('PENDING')?.ofHost ?? 0);
  return {
    bookings: {
      all: total('ACTIVE', 'PENDING', 'CANCELLED', 'DECLINED'),
      waiting: total('PENDING'),
      confirmed: total('ACTIVE'),
      ended: total('CANCELLED', 'DECLINED'),
    },
    hostBookings: represented + representations,
    attendance: { marked: of('ACTIVE')?.marked ?? 0, total: total('ACTIVE') },
  };
}
