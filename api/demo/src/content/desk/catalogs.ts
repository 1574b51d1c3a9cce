import type { OrganizationKey } from '../organization-keys';

/** Catalogues, with their gygs in the order that the organisation chose. */
export const demoCatalogs: readonly {
  organization: OrganizationKey;
  name: string;
  url: string;
  gygs: readonly string[];
  daysAgo: number;
}[] = [
  {
    organization: 'ren-kust-bohuslan',
    name: 'På klipporna',
    url: 'pa-klipporna',
    gygs: [
      'ramsvik-outer-shore',
      'adopt-a-kilometre',
      'beach-school-smogen',
      // A draft: visitors do not see it.
      'night-patrol-uv-lamps',
      'koster-three-islands',
      'vaderoarna-after-the-storm',
    ],
    daysAgo: 140,
  },
  {
    organization: 'ren-kust-bohuslan',
    name: 'Under ytan',
    url: 'under-ytan',
    gygs: ['eelgrass-gasefjorden', 'ghost-nets-hallo', 'mussel-count-gullmarn', 'microplastic-fjallbacka'],
    daysAgo: 90,
  },
  {
    organization: 'ren-kust-bohuslan',
    name: 'För dig som hellre är på land',
    url: 'pa-land',
    gygs: [
      'tralgarn-blir-kassar',
      'great-weigh-in-smogen',
      'cold-dip-warm-company',
      'elrakningskafe',
      'repair-cafe-majorna',
    ],
    daysAgo: 12,
  },
  {
    organization: 'fixarkollektivet',
    name: 'Ström och sladdar',
    url: 'strom-och-sladdar',
    gygs: ['solder-with-your-mother', 'lampkvall-kvallsljus', 'repair-cafe-majorna', 'spare-parts-while-you-wait'],
    daysAgo: 75,
  },
  {
    organization: 'fixarkollektivet',
    name: 'Nål och tråd',
    url: 'nal-och-trad',
    gygs: ['tralgarn-blir-kassar', 'zipper-clinic', 'byteslordag-for-batfolk'],
    daysAgo: 20,
  },
  {
    organization: 'laxhjalpen-rosengard',
    name: 'Evenings at a table',
    url: 'evenings-at-a-table',
    gygs: ['homework-evenings', 'language-cafe', 'mock-trial'],
    daysAgo: 33,
  },
];
