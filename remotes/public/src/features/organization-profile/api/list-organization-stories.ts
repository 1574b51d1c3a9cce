import { useGuestFirst } from '../../../shared/use-guest-first';

/** Two rows of four. */
export const storiesAPage = 8;

/** The approved stories of an organisation's gygs, newest first; `page` from 1. */
export const useOrganizationStories = (organizationId: string, page: number) =>
  useGuestFirst('listOrganizationStories', {
    params: { organizationId },
    query: { page: page - 1, pageSize: storiesAPage },
  });
