import type { BodyOf, Organization, OrganizationPage } from '@gyg/contract';
import { call, invalidateCalls, session, useQueryClient } from '@gyg/platform';
import { cardOptions, pageOptions } from './get-settings';

/** The calls that save settings. Each returns what is stored now, and updates what other screens show. */
export function useSaveSettings(organizationId: string) {
  const queries = useQueryClient();
  const params = { organizationId };
  return {
    async saveCard(body: BodyOf<'updateOrganization'>): Promise<Organization> {
      const saved = await call('updateOrganization', { params, body });
      queries.setQueryData(cardOptions(organizationId).queryKey, saved);
      // The header and the navigation show name and logo.
      session.refreshMemberships();
      void invalidateCalls(queries, ['getOrganizationDesk', 'getOrganizationProfile', 'getOrganizationByName']);
      return saved;
    },
    async savePage(body: BodyOf<'saveOrganizationPage'>): Promise<OrganizationPage> {
      const saved = await call('saveOrganizationPage', { params, body });
      queries.setQueryData(pageOptions(organizationId).queryKey, saved);
      void invalidateCalls(queries, ['getOrganizationDesk', 'getOrganizationProfile', 'getOrganizationByName']);
      return saved;
    },
  };
}
