/** Navigationen på superanvändarnas sidor. */
export const frame = {
  navigation: 'Plattformen',
  allPages: 'Alla sidor',
  groups: {
    desk: 'Start',
    review: 'Att granska',
    front: 'Startsidan',
    access: 'Personer och behörighet',
    operations: 'Drift',
  },
  home: 'Översikt',
  requests: 'Organisations\u00adförfrågningar',
  stories: 'Berättelser',
  featured: 'Utvalt',
  people: 'Personer',
  origins: 'Partnersajter',
  remotes: 'Moduler',
  diagnostics: 'Diagnostik',
  audit: 'Gransknings\u00adlogg',
  demo: 'Demodata',
  waiting_one: '{{count}} att titta på',
  waiting_other: '{{count}} att titta på',
};
