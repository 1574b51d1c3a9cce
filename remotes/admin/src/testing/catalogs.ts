import type { AnswerOf, CatalogWithGygs, Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

/** The gygs of a catalogue in its order: the second is hidden, the last a draft. */
export const catalogGygs: readonly Gyg[] = [
  buildGyg({ title: 'Spring clean-up', gygHero: scenePicture('shore', 14) }),
  buildGyg({
    id: 'gyg-boathouse',
    title: 'Boathouse',
    gygHero: '',
    sdgGoalId: 1,
    state: 'FINISHED',
    hidden: true,
    startDateTime: '2027-02-03T17:00:00.000Z',
  }),
  buildGyg({
    id: 'gyg-school',
    title: 'Beach school',
    gygHero: scenePicture('tutor', 4),
    sdgGoalId: 4,
    state: 'ONGOING',
    organizationId: 'org-fix',
    orgName: 'Fixarkollektivet',
    startDateTime: '2027-06-08T06:00:00.000Z',
  }),
  buildGyg({
    id: 'gyg-pots',
    title: 'Crab pots',
    gygHero: scenePicture('food', 2),
    sdgGoalId: 2,
    state: 'CREATED',
    startDateTime: '2027-09-04T08:00:00.000Z',
  }),
];

const isPublic = ({ hidden, state }: Gyg) => !hidden && state !== 'CREATED';

/** A catalogue as its administrators see it. */
export const catalog: CatalogWithGygs = {
  id: 'catalog-summer',
  name: 'Summer on the coast',
  friendlyUrl: 'summer-on-the-coast',
  organizationId: 'org-kust',
  orgName: 'Ren Kust Bohuslän',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
  updated: '2027-05-28T09:00:00.000Z',
  gygIds: catalogGygs.map(({ id }) => id).join('|'),
  gygs: catalogGygs.filter(isPublic),
  unlisted: catalogGygs.filter((gyg) => !isPublic(gyg)),
};

/** A list of catalogues, as the API answers. */
export const catalogsAnswer = (catalogs: readonly CatalogWithGygs[]): AnswerOf<'listOrganizationCatalogs'> => ({
  catalogs: [...catalogs],
  total: catalogs.length,
  page: 0,
  pageSize: 20,
});
