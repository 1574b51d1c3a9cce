import type { OrganizationKey } from './organization-keys';

/** Featured on the home page: two full rows of the ten possible. */
export const featuredGygs: readonly string[] = [
  'ramsvik-outer-shore',
  'repair-cafe-majorna',
  'two-thousand-oaks',
  'homework-evenings',
  'thursday-food-bank',
  'warm-beds-training',
  'raise-the-roof-klintehamn',
  'slow-walks-tivoliskogen',
];

export const featuredOrganizations: readonly OrganizationKey[] = [
  'ren-kust-bohuslan',
  'fixarkollektivet',
  'skogsvannerna-uppland',
  'laxhjalpen-rosengard',
  'matladan-norrkoping',
  'harbarget-sta-clara',
  'solandelen-gotland',
];

/** Days from now on which something is or stays on home; everything else stays. */
export const featuredPeriods: Readonly<Record<string, { from?: number; until?: number }>> = {
  'harbarget-sta-clara': { until: 5 },
  'solandelen-gotland': { from: 6 },
  'thursday-food-bank': { until: 12 },
  'vuxna-pa-cykel': { until: 20 },
};

/** Moments on home: a gyg's key and which of its stories, counted from 0. */
export const featuredStories: readonly { gyg: string; story: number }[] = [
  { gyg: 'koster-three-islands', story: 0 },
  { gyg: 'homework-evenings', story: 0 },
  { gyg: 'bicycle-for-every-ninth-grader', story: 0 },
  { gyg: 'vuxna-pa-cykel', story: 0 },
];

/** Moments on their host's page. */
export const featuredStoriesByHosts: readonly { organization: OrganizationKey; gyg: string; story: number }[] = [
  { organization: 'ren-kust-bohuslan', gyg: 'koster-three-islands', story: 0 },
  { organization: 'ren-kust-bohuslan', gyg: 'net-amnesty-kungshamn', story: 0 },
  { organization: 'fixarkollektivet', gyg: 'repair-cafe-majorna', story: 0 },
];

/** What hosts put first on their organisation's own page. */
export const featuredByHosts: readonly { organization: OrganizationKey; gyg: string }[] = [
  { organization: 'ren-kust-bohuslan', gyg: 'ramsvik-outer-shore' },
  { organization: 'ren-kust-bohuslan', gyg: 'adopt-a-kilometre' },
  { organization: 'fixarkollektivet', gyg: 'repair-cafe-majorna' },
  { organization: 'laxhjalpen-rosengard', gyg: 'homework-evenings' },
];
