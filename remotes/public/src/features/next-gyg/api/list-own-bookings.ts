import { ownBookingsOptions, useQuery } from '@gyg/platform';

/** The user's bookings and places, past and upcoming. */
export const useOwnBookings = (userId: string) => useQuery(ownBookingsOptions(userId));
