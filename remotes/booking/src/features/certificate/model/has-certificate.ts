import type { UserBooking } from '@gyg/contract';

/** Whether a booking can have a certificate: hours of it count as given, and the gyg is finished. */
export const hasCertificate = ({ gygState, hours }: Pick<UserBooking, 'gygState' | 'hours'>): boolean =>
  gygState === 'FINISHED' && hours !== null && hours > 0;
