/** The navigation of the super users' pages. */
export const frame = {
  navigation: 'Platform',
  allPages: 'All pages',
  groups: {
    desk: 'Desk',
    review: 'To review',
    front: 'Front page',
    access: 'People and access',
    operations: 'Operations',
  },
  home: 'Overview',
  requests: 'Organisation requests',
  stories: 'Stories',
  featured: 'Featured',
  people: 'People',
  origins: 'Partner origins',
  remotes: 'Remotes',
  diagnostics: 'Diagnostics',
  audit: 'Audit log',
  demo: 'Demo data',
  waiting_one: '{{count}} to look at',
  waiting_other: '{{count}} to look at',
} as const;
