import { ownBookingsOptions, useQuery } from '@gyg/platform';

/** All bookings of a user, or those at one gyg. */
export const useUserBookings = (userId: string, gygId?: string) => useQuery(ownBookingsOptions(userId, gygId));
