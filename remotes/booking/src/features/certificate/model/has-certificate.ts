import type { UserBooking } from '@gyg/contract';

/** The fewest minutes that count, as hours are rounded to one decimal. */
const countedMinutes = 3;

/** Whether a booking can have a certificate: a skill for a finished gyg, recorded as attended, with hours that count. */
export const hasCertificate = (booking: UserBooking): boolean =>
  booking.contributionType === 'SKILL' &&
  booking.status === 'ACTIVE' &&
  booking.attendance === 'ATTENDED' &&
  booking.gygState === 'FINISHED' &&
  (booking.durationMinutes ?? 0) >= countedMinutes;
