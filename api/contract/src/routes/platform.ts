/** Paths of lookups, of the service and of its super users. */
export const platformRoutes = {
  // Lookups
  listGoals: 'GET /sdgs',
  getConfig: 'GET /config',
  geocode: 'GET /geocode',
  findTowns: 'GET /towns',
  findCompany: 'GET /companies/{country}/{registrationId}',

  // The service
  getLiveness: 'GET /health/live',
  getReadiness: 'GET /health/ready',
  getSiteDown: 'GET /settings/site-down',
  setSiteDown: 'POST /settings/site-down',

  // What visitors get of each remote, and how it loads
  reportRemotes: 'POST /remotes/reports',
  listRemotes: 'GET /remotes',
  shareRemote: 'POST /remotes/{name}/share',
  promoteRemote: 'POST /remotes/{name}/promote',
  rollBackRemote: 'POST /remotes/{name}/rollback',

  // For super users
  getSuperDesk: 'GET /operations/desk',
  getOverview: 'GET /operations/overview',
  listAuditEntries: 'GET /audit',
  listPeople: 'GET /operations/people',
  signOutPerson: 'POST /operations/people/{userId}/sign-out',
  setPersonGroup: 'POST /operations/people/{userId}/groups',
  getFeatured: 'GET /operations/featured',
  saveFeatured: 'POST /operations/featured',
  listQueuedMails: 'GET /operations/mail',
  retryMail: 'POST /operations/mail/{mailId}/retry',
  retryFailedMails: 'POST /operations/mail/retry',
  listJobs: 'GET /operations/jobs',
  requestJob: 'POST /operations/jobs/{name}/run',
  getDiagnostics: 'GET /operations/diagnostics',
  getDemoData: 'GET /operations/demo',
  changeDemoData: 'POST /operations/demo',
} as const;
