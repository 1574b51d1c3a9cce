import type { Booking, GygProfile, GygViewer, UserBooking, UserOrganization } from '@gyg/contract';
import { callOptions, isApiError, ownBookingsOptions, useQuery } from '@gyg/platform';

/** A booking with everything that its page shows. */
export interface BookedData {
  booking: Booking;
  profile: GygProfile;
  viewer: GygViewer;
  organizations: readonly UserOrganization[];
}

type BookedPage =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** It does not exist, or is someone else's. */
  | { kind: 'missing' }
  /** The gyg was unpublished: only its title is known. */
  | { kind: 'hidden'; booking: UserBooking }
  | { kind: 'shown'; data: BookedData };

const isMissing = (error: Error | null) => isApiError(error) && error.status === 404;

/**
 * Loads the parts of a booking's page in parallel: the gyg, the user's part of it, the user's organisations. A booking
 * that was cancelled or declined, or whose gyg is not published, is found in the list of the user's bookings.
 */
export function useBookedPage(gygId: string, bookingId: string, userId: string): BookedPage {
  const profile = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  const viewer = useQuery(callOptions('getGygViewer', { params: { gygId } }));
  const organizations = useQuery(callOptions('listUserOrganizations', { params: { userId } }));
  const held = viewer.data?.bookings.find(({ id }) => id === bookingId);
  const isHidden = isMissing(profile.error) || isMissing(viewer.error);
  const isNotHeld = viewer.data !== undefined && !viewer.isFetching && held === undefined;
  const own = useQuery({
    ...ownBookingsOptions(userId, gygId),
    enabled: isHidden || isNotHeld,
  });
  const listed = own.data?.bookings.find(({ id }) => id === bookingId);

  const all = [profile, viewer, organizations, own];
  const failed = all.find(({ error }) => error !== null && !isMissing(error))?.error;
  if (failed) {
    const retry = () => {
      for (const query of all) if (query.error !== null) void query.refetch();
    };
    return { kind: 'failed', error: failed, retry };
  }
  const isSettled = own.data !== undefined && !own.isFetching;
  if (isHidden) {
    if (listed !== undefined) return { kind: 'hidden', booking: listed };
    return { kind: isSettled ? 'missing' : 'loading' };
  }
  const booking = held ?? listed;
  if (booking === undefined) return { kind: isNotHeld && isSettled ? 'missing' : 'loading' };
  if (profile.data === undefined || viewer.data === undefined || organizations.data === undefined) {
    return { kind: 'loading' };
  }
  const data = {
    booking,
    profile: profile.data,
    viewer: viewer.data,
    organizations: organizations.data.organizations,
  };
  return { kind: 'shown', data };
}
