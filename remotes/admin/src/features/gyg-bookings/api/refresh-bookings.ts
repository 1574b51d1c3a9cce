import { invalidateCalls, type useQueryClient } from '@gyg/platform';

/** Fetches everything again that shows bookings of a gyg or counts what is pending. */
export const refreshBookings = (queries: ReturnType<typeof useQueryClient>) =>
  invalidateCalls(queries, ['listGygBookings', 'getGygDesk', 'getOrganizationDesk']);
