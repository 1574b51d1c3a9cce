import type { Organization, OrganizationPage } from '@gyg/contract';
import { buildOrganization, buildOrganizationPage, buildOrganizationProfile } from '@gyg/contract/testing';

// What tests and stories show.

export interface Scene {
  organization?: Partial<Organization>;
  page?: Partial<OrganizationPage>;
  /** The visitor's organisations, by id. */
  own?: readonly string[];
}

/** The public response of a scene: an organisation that takes proposals of anyone. */
export const profileOf = ({ organization, page }: Scene) =>
  buildOrganizationProfile({
    orgMain: buildOrganization(organization),
    orgPage: buildOrganizationPage({ proposalFeatureEnabled: 'true', proposalButtonText: '', ...page }),
  });

/** What the session responds with in a scene. */
export const responsesOf =
  ({ own = [] }: Scene) =>
  (path: string): unknown => {
    const organizations = own.map((id) => ({ organizationId: id, name: id, logo: null }));
    if (path.endsWith('/organizations')) return { organizations };
    throw new Error(`Nothing responds to ${path}`);
  };
