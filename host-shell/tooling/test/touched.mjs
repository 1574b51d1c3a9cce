/** Tables of `npm test -- --changed`: what a changed file means where imports do not say it. */

/** A change in one of these may change anything: everything runs. */
export const SHARED_ROOTS =
  /^(package-lock\.json|\.npmrc|tsconfig\.json|(.+\/)?package\.json|host-shell\/tooling\/(config|test|build|webpack|set-up)\/.+|host-shell\/tooling\/[^/]+\.mjs|host-shell\/tooling\/test\.mjs)$/;

/** Of interest to `check` alone. */
export const ONLY_CHECKED = /\.(md|png|ico|woff2?)$|^(biome\.json|LICENSE|\.git\w+|\.ci\/.+)$|(^|\/)docs\//;

/** Join all there is, so that every test imports them: a test of everything is none of what changed. */
export const ASSEMBLED =
  /^(api\/src\/(app|index|features\/handlers)\.ts|api\/src\/(seed|testing)\/.+|remotes\/[^/]+\/src\/remote-entry\.tsx|design-system\/src\/(samples|foundations)\/.+|host-shell\/server\/(main|platform)\.ts)$/;

/** Files that a test reads without importing them, and the tests that do. */
export const READ_BY = [
  { file: /^api\/migrations\//, tests: /^api\/(database|demo)\/|^api\/src\/testing\/(matrix|canary)\// },
  { file: /^(remotes\/[^/]+|host-shell)\/src\/translations\//, tests: 'same workspace' },
  { file: /^\.storybook\/(preview|decorators|main)/, tests: /\.stories\.tsx$/ },
];

/** Tests of everything at once that run with any change of the API's own sources, on SQLite. */
export const WHOLE_API = /^api\/src\/testing\/(matrix|canary|examples)\/.+\.test\.ts$/;

/** Which journeys a folder's change may break. */
export const JOURNEYS = [
  { files: /^api\/src\/features\/bookings\/|^remotes\/booking\//, specs: ['main-job', 'roles'] },
  { files: /^api\/src\/features\/(memberships|organi[sz]ation|invites)/, specs: ['joining'] },
  { files: /^api\/src\/features\/(privacy|users|user-profiles|picture-uploads|images)\//, specs: ['account'] },
  { files: /^api\/src\/(http|app)|^api\/contract\//, specs: ['a-hosts-year', 'main-job'] },
  { files: /^api\/src\//, specs: ['a-hosts-year'] },
  { files: /^api\/(identity|mail)\//, specs: ['sessions', 'carried', 'identity-outcomes', 'external-issuer'] },
  { files: /^api\/(database|migrations)\//, specs: ['main-job'] },
  { files: /^host-shell\/platform\/src\/session\//, specs: ['sessions', 'roles', 'external-issuer'] },
  { files: /^host-shell\/(platform\/)?src\/|^host-shell\/server\//, specs: ['areas', 'shell', 'developer'] },
  { files: /\/pages\/(login|register|verify|new-password|reset-password)\//, specs: ['identity-outcomes', 'carried'] },
  { files: /\/pages\/(account|user)\//, specs: ['account'] },
  { files: /\/pages\/(join|my-organi[sz]ations|organi[sz]ation|request|user-invite|invite)/, specs: ['joining'] },
  { files: /^remotes\/(admin|super-user)\//, specs: ['roles'] },
  { files: /^remotes\/public\/src\/pages\/(gyg|search|home)\//, specs: ['main-job'] },
  { files: /^widgets\//, specs: ['main-job', 'shell'] },
];
