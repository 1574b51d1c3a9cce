import { useGuestFirst } from '../../../shared/use-guest-first';

/** A profile by id. A hidden one is requested again as the user (its admin). */
export const useOrganization = (organizationId: string) =>
  useGuestFirst('getOrganizationProfile', { params: { organizationId } });

/** A profile by friendly url. For a former url, the response has the current one in `orgMain`. */
export const useOrganizationByName = (friendlyUrl: string) =>
  useGuestFirst('getOrganizationByName', { params: { friendlyUrl } });
