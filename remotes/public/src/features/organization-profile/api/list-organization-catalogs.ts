import { useGuestFirst } from '../../../shared/use-guest-first';

/** A row of four. */
export const catalogsAPage = 4;

/** An organisation's catalogues, newest first; `page` from 1. */
export const useOrganizationCatalogs = (organizationId: string, page: number) =>
  useGuestFirst('listOrganizationCatalogs', {
    params: { organizationId },
    query: { page: page - 1, pageSize: catalogsAPage },
  });
