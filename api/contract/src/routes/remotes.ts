/** What visitors get of each remote, and how it loads: paths as in the contract. */
export const remotesRoutes = {
  reportRemotes: 'POST /remotes/reports',
  listRemotes: 'GET /remotes',
  shareRemote: 'POST /remotes/{name}/share',
  promoteRemote: 'POST /remotes/{name}/promote',
  rollBackRemote: 'POST /remotes/{name}/rollback',
} as const;
