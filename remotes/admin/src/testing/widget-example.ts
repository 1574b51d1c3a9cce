import { buildGyg, buildGygProfile, buildOrganization } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

/** The gyg whose host's list is shown to guests. */
export const exampleGyg = buildGyg({
  id: 'gyg-shore',
  friendlyUrl: 'shore',
  orgFriendlyUrl: 'ren-kust-bohuslan',
  organizationId: 'org-kust',
});

const exampleCatalog = {
  id: 'catalog-1',
  name: 'Summer',
  friendlyUrl: 'summer',
  organizationId: 'org-kust',
  orgName: 'Ren Kust Bohuslän',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
  updated: '2027-06-01T08:00:00.000Z',
  gygIds: 'gyg-shore',
};

/** What the pages of elements ask for, and the elements themselves where a story has defined them. */
export const exampleApi: FakeHandlers = {
  getOrganization: ({ params }) => buildOrganization({ id: params.organizationId, friendlyUrl: 'ren-kust-bohuslan' }),
  findGygs: () => ({ gygs: [exampleGyg], total: 1, page: 0, pageSize: 1 }),
  getGygProfile: () => buildGygProfile(),
  listCatalogs: () => ({ catalogs: [exampleCatalog], total: 1, page: 0, pageSize: 48 }),
  // Asked for by the elements themselves, if a story of another page has defined them.
  listGygCards: () => refusal('org.missing'),
  listCatalogCards: () => refusal('org.missing'),
  getGygCard: () => refusal('gyg.missing'),
  getNeedInvitation: () => refusal('gyg.missing'),
  getOrganizationProfile: () => refusal('org.missing'),
};
