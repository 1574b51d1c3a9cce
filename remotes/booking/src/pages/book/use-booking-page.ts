import type { GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import { callOptions, useQuery } from '@gyg/platform';

interface BookingPage {
  profile: GygProfile | undefined;
  viewer: GygViewer | undefined;
  organizations: readonly UserOrganization[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** Loads the data of the flow in parallel: the gyg, what the user may give to, and the user's organisations. */
export function useBookingPage(gygId: string, userId: string): BookingPage {
  const profile = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  const viewer = useQuery(callOptions('getGygViewer', { params: { gygId } }));
  const organizations = useQuery(callOptions('listUserOrganizations', { params: { userId } }));
  const all = [profile, viewer, organizations];
  return {
    profile: profile.data,
    viewer: viewer.data,
    organizations: organizations.data?.organizations,
    error: all.find((query) => query.error !== null)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.error !== null) void query.refetch();
    },
  };
}
