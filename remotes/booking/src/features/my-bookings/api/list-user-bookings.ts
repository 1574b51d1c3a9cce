import { callOptions, useQuery } from '@gyg/platform';

const listUserBookingsOptions = (userId: string, gygId: string | undefined) =>
  callOptions('listUserBookings', { params: { userId }, query: gygId === undefined ? {} : { gygId } });

/** All bookings of a user, or those at one gyg. */
export const useUserBookings = (userId: string, gygId?: string) => useQuery(listUserBookingsOptions(userId, gygId));
