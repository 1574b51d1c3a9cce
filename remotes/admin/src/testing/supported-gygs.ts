import type { Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

const host = { organizationId: 'org-fix', orgName: 'Fixarkollektivet' };

/** Gygs of another host in which people represent the organisation. */
export const supportedGygs: readonly Gyg[] = [
  buildGyg({
    ...host,
    id: 'gyg-soup',
    title: 'Soup for eighty',
    sdgGoalId: 2,
    gygHero: scenePicture('food', 2),
    represented: { people: 6, waiting: 2 },
    tags: ['kitchen'],
  }),
  buildGyg({
    ...host,
    id: 'gyg-paint',
    title: 'Paint the school',
    sdgGoalId: 4,
    gygHero: scenePicture('tutor', 4),
    state: 'FINISHED',
    startDateTime: '2027-02-03T17:00:00.000Z',
    represented: { people: 11, waiting: 0 },
  }),
];
