/** Tables for `npm test -- --changed`: the effects of changed files that imports do not show. */

/** A change in one of these may affect anything, so everything runs. */
export const SHARED_ROOTS =
  /^(package-lock\.json|\.npmrc|tsconfig\.json|(.+\/)?package\.json|host-shell\/tooling\/(config|test|build|webpack|set-up)\/.+|host-shell\/tooling\/[^/]+\.mjs|host-shell\/tooling\/test\.mjs)$/;

/** Files that only `check` reads. */
export const ONLY_CHECKED = /\.(md|png|ico|woff2?)$|^(biome\.json|LICENSE|\.git\w+|\.ci\/.+)$|(^|\/)docs\//;

/** Files that import everything, so that every test would depend on every change. */
export const ASSEMBLED =
  /^(api\/src\/(app|index|features\/handlers)\.ts|api\/src\/(seed|testing)\/.+|remotes\/[^/]+\/src\/remote-entry\.tsx|design-system\/src\/(samples|foundations)\/.+|host-shell\/server\/(main|platform)\.ts)$/;

/** Files that tests read without importing them, and these tests. */
export const READ_BY = [
  { file: /^api\/migrations\//, tests: /^api\/(database|demo)\/|^api\/src\/testing\/(matrix|canary)\// },
  { file: /^(remotes\/[^/]+|host-shell)\/src\/translations\//, tests: 'same workspace' },
  { file: /^design-system\/tokens\/(goals|roles)\.ts$/, tests: /^api\/src\/features\/certificates\/pdf\// },
  { file: /^host-shell\/tooling\/new-remote\/template\//, tests: /^host-shell\/tooling\/(new-remote|packages)\// },
  { file: /^\.storybook\/(preview|decorators|main)/, tests: /\.stories\.tsx$/ },
];

/**
 * Tests of the whole API, which run on SQLite, and the changes that they run with. The documented examples take as long
 * as the others together; the answers of a feature are also checked by its own tests.
 */
export const WHOLE_API = [
  { files: /^api\/(src|contract|database)\//, tests: /^api\/src\/testing\/(matrix|canary)\/.+\.test\.ts$/ },
  {
    files: /^api\/(contract|src\/(openapi|http|problem|testing))\//,
    tests: /^api\/src\/testing\/examples\/.+\.test\.ts$/,
  },
];

/** The journeys that a change in a folder may break. */
export const JOURNEYS = [
  {
    files: /^api\/src\/features\/(bookings|waitlist|reminders)|^remotes\/booking\//,
    specs: ['main-job', 'booking', 'my-bookings', 'waiting-list', 'answers-by-link'],
  },
  { files: /^api\/src\/features\/(signed-links|calendar-feed|certificates)\//, specs: ['answers-by-link'] },
  { files: /^api\/src\/features\/(recipients|beneficiary-capacity)\//, specs: ['recipients', 'waiting-list'] },
  { files: /^remotes\/public\/src\/features\/recipients\//, specs: ['recipients', 'waiting-list'] },
  { files: /^remotes\/admin\/src\/(features|pages)\/gyg-waitlist\//, specs: ['waiting-list'] },
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
  { files: /^remotes\/(admin|super-user)\//, specs: ['roles', 'hosts-year'] },
  { files: /^remotes\/public\/src\/pages\/(gyg|search|home)\//, specs: ['main-job'] },
  { files: /^widgets\//, specs: ['main-job', 'shell'] },
  { files: /^host-shell\/(server|tooling\/package)\//, specs: ['packaged'] },
  {
    files: /^host-shell\/(src\/federation|server\/(remotes|http)|tooling\/deploy)\//,
    specs: ['remote-deploys', 'remotes-in-trouble', 'remotes-elsewhere'],
  },
];
