import { useGuestFirst } from '../../../shared/use-guest-first';

/** A profile by id; one that is hidden is asked for again by who is here (its admin). */
export const useOrganization = (organizationId: string) =>
  useGuestFirst('getOrganizationProfile', { params: { organizationId } });

/** The same by friendly url; an old one answers with the new in `orgMain`. */
export const useOrganizationByName = (friendlyUrl: string) =>
  useGuestFirst('getOrganizationByName', { params: { friendlyUrl } });
