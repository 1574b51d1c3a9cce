import type { useQueryClient } from '@gyg/platform';
import { invalidateCalls } from '@gyg/platform';

/** Refetches what shows capacity or a user's bookings, after a booking or a beneficiary place has changed. */
export const refreshAfterBooking = (queries: ReturnType<typeof useQueryClient>) =>
  invalidateCalls(queries, [
    'findFeaturedGygs',
    'findGygByUrl',
    'findGygs',
    'findHostedGygs',
    'findUserGygs',
    'getGygProfile',
    'getGygViewer',
    'getOrganizationProfile',
    'getUserProfile',
    'listManagedGygs',
    'listNotifications',
    'listUserBookings',
    'viewOrganizationGygs',
  ]);
