/** Navigationen på plattformsadministratörernas sidor. */
export const frame = {
  navigation: 'Plattformen',
  allPages: 'Alla sidor',
  groups: {
    desk: 'Skrivbord',
    review: 'Att granska',
    front: 'Startsidan',
    access: 'Personer och behörighet',
    operations: 'Drift',
  },
  home: 'Översikt',
  requests: 'Organisationsförfrågningar',
  stories: 'Berättelser',
  featured: 'Utvalt',
  people: 'Personer',
  origins: 'Partnersajter',
  remotes: 'Fjärrmoduler',
  diagnostics: 'Diagnostik',
  audit: 'Granskningslogg',
  demo: 'Demodata',
  waiting_one: '{{count}} att titta på',
  waiting_other: '{{count}} att titta på',
};
