import type { OrganizationKey } from '../organization-keys';

/** Portfolios. Organisations that were asked and have not answered are `waiting`. */
export const demoPortfolios: readonly {
  owner: OrganizationKey;
  name: string;
  accepted: readonly OrganizationKey[];
  waiting: readonly OrganizationKey[];
  daysAgo: number;
}[] = [
  {
    owner: 'ren-kust-bohuslan',
    name: 'Kustens vänner',
    accepted: [
      'ren-kust-bohuslan',
      'fixarkollektivet',
      'tidtabellbyran',
      'storsjons-folkhogskola',
      'skogsvannerna-uppland',
      'matladan-norrkoping',
    ],
    waiting: ['solandelen-gotland'],
    daysAgo: 320,
  },
  {
    owner: 'ren-kust-bohuslan',
    name: 'Skolor vid havet',
    accepted: [],
    waiting: ['storsjons-folkhogskola', 'laxhjalpen-rosengard'],
    daysAgo: 5,
  },
  {
    owner: 'tidtabellbyran',
    name: 'Where our days off go',
    accepted: ['tidtabellbyran', 'fixarkollektivet', 'laxhjalpen-rosengard'],
    waiting: ['ren-kust-bohuslan'],
    daysAgo: 4,
  },
];
