import type { AnswerOf, CatalogWithGygs } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { cardPicture } from './pictures';

/** A catalogue of two hosts. */
export const catalog: CatalogWithGygs = {
  id: 'catalog-summer',
  name: 'Summer on the coast',
  friendlyUrl: 'summer-on-the-coast',
  organizationId: 'org-kust',
  orgName: 'Ren Kust Bohuslän',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
  updated: '2027-05-28T09:00:00.000Z',
  gygIds: 'gyg-shore|gyg-school',
  gygs: [
    buildGyg({ gygHero: cardPicture('shore', 14) }),
    buildGyg({
      id: 'gyg-school',
      title: 'Beach school for class 5B',
      gygHero: cardPicture('tutor', 4),
      sdgGoalId: 4,
      state: 'ONGOING',
      orgName: 'Fixarkollektivet',
    }),
  ],
};

/** Catalogues as the API lists them. */
export const catalogsAnswer = (catalogs: CatalogWithGygs[]): AnswerOf<'listOrganizationCatalogs'> => ({
  catalogs,
  total: catalogs.length,
  page: 0,
  pageSize: 20,
});

/** The response to a request by friendly urls. */
export const catalogAnswer = (catalog: CatalogWithGygs): AnswerOf<'getCatalogByName'> => catalogsAnswer([catalog]);
