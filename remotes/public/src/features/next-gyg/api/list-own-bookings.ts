import { callOptions, useQuery } from '@gyg/platform';

/** The user's bookings and places, past and upcoming. */
export const useOwnBookings = (userId: string) =>
  useQuery(callOptions('listUserBookings', { params: { userId }, query: {} }));
