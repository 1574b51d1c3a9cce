/**
 * The allowed imports of each folder. `may` lists entry points exactly; tests and stories may also import the
 * `/testing` entry points of those packages, and `inTests`. `@gyg/x/*` means all entry points except `/testing` and
 * `/internal`. `near` are other folders of the same package that may be entered by relative paths.
 * `belongs` is the end of every message: where such code belongs instead.
 */
const SHARED_BY_AREAS =
  'what several areas need goes into @gyg/platform (behaviour), @gyg/design-system (looks) or @gyg/contract (types and rules)';
const contract = ['@gyg/contract/*'];
const database = ['@gyg/database', '@gyg/database/rate-limits', '@gyg/database/schema'];
const mail = ['@gyg/mail', '@gyg/mail/templates'];
const parts = [
  '@gyg/design-system',
  '@gyg/design-system/charts',
  '@gyg/design-system/details',
  '@gyg/design-system/forms',
  '@gyg/design-system/tables',
];
const design = [...parts, '@gyg/design-system/art', '@gyg/design-system/overrides'];
const platform = ['@gyg/platform', '@gyg/platform/forms'];
/** The shell tells remotes which versions it has. */
const versions = ['@gyg/platform/package.json', '@gyg/design-system/package.json'];
const styles = ['@gyg/design-system/styles.css'];

/** The folder of each package. */
export const PACKAGES = {
  '@gyg/api': 'api',
  '@gyg/contract': 'api/contract',
  '@gyg/database': 'api/database',
  '@gyg/demo': 'api/demo',
  '@gyg/design-system': 'design-system',
  '@gyg/host-shell': 'host-shell',
  '@gyg/identity': 'api/identity',
  '@gyg/mail': 'api/mail',
  '@gyg/platform': 'host-shell/platform',
  '@gyg/widgets': 'widgets',
};

export const PLACES = [
  {
    folder: 'api/contract',
    may: [],
    belongs: 'the contract stands below everything: what it needs must live in api/contract itself',
  },
  {
    folder: 'api/database',
    may: contract,
    belongs: 'the database knows tables and transactions; rules belong in a service of api/src or api/identity',
  },
  {
    folder: 'api/mail',
    may: [...contract, ...database],
    belongs: 'mail renders and sends; who gets which mail is decided by a service of api/src or api/identity',
  },
  {
    folder: 'api/identity',
    may: [...contract, ...database, ...mail],
    belongs:
      'identity and the api never know each other: what both need goes into api/database or api/contract, and host-shell/server joins them',
  },
  {
    folder: 'api/demo',
    may: [...contract, '@gyg/api', '@gyg/api/demo-entrance', '@gyg/identity', '@gyg/design-system/art'],
    inTests: ['@gyg/database', '@gyg/database/testing'],
    belongs: 'demo data goes in by the front door: give api or identity a public entrance for it',
  },
  {
    folder: 'api',
    may: [...contract, ...database, ...mail],
    belongs:
      'the api and identity never know each other: what both need goes into api/database or api/contract, and host-shell/server joins them',
  },
  {
    folder: 'design-system',
    may: [],
    belongs:
      'the design system knows nothing of the product: pass it in as a prop, or build the component in the remote',
  },
  {
    folder: 'host-shell/platform',
    may: contract,
    belongs:
      'the platform has behaviour and no looks: looks go into @gyg/design-system, screens into the shell or a remote',
  },
  {
    folder: 'host-shell/src',
    may: [...contract, ...design, ...styles, ...versions, ...platform, '@gyg/platform/internal'],
    belongs: `the shell meets remotes only at run time, and the server only over HTTP; ${SHARED_BY_AREAS}`,
  },
  {
    folder: 'host-shell/pages',
    may: [...contract, '@gyg/api'],
    near: ['host-shell/server/http'],
    belongs:
      'pages are sent by an app that host-shell/server starts: what starts, listens or reads settings belongs there',
  },
  {
    folder: 'host-shell/server',
    may: [
      ...contract,
      ...mail,
      '@gyg/api',
      '@gyg/api/certificate-pdf',
      '@gyg/database',
      '@gyg/database/backup',
      '@gyg/database/rate-limits',
      '@gyg/demo',
      '@gyg/identity',
      '@gyg/identity/commands',
      '@gyg/widgets/demo',
      '@gyg/design-system/art',
    ],
    near: ['host-shell/pages'],
    belongs: 'the server joins the public entrances of its parts and starts them; what they do belongs inside them',
  },
  {
    folder: 'host-shell/e2e',
    may: [
      ...contract,
      '@gyg/contract/testing',
      '@gyg/api/testing',
      '@gyg/design-system/art',
      '@gyg/host-shell/testing',
      '@gyg/host-shell/testing/deploys',
      '@gyg/host-shell/testing/outside',
      '@gyg/host-shell/testing/markup',
      '@gyg/identity/other-issuer',
      '@gyg/mail/templates',
      '@gyg/mail/testing',
      '@gyg/mail/testing/smtp-server',
    ],
    alwaysTest: true,
    belongs: 'a journey sees what a person sees; a stand-in belongs in the testing entrance of its package',
  },
  {
    folder: 'host-shell/bench',
    may: [
      '@gyg/api/testing',
      '@gyg/database',
      '@gyg/database/schema',
      '@gyg/database/testing',
      '@gyg/host-shell/testing',
      '@gyg/host-shell/testing/browser',
      '@gyg/identity/testing',
    ],
    alwaysTest: true,
    belongs: 'a benchmark measures the built product from outside; its data comes from a testing entrance',
  },
  {
    folder: 'host-shell/tooling',
    may: ['@gyg/host-shell/settings', '@gyg/contract/testing'],
    alwaysTest: true,
    belongs: 'tools work on the sources as files and run before they are built',
  },
  {
    folder: 'widgets',
    may: [...contract, '@gyg/design-system/shadow', '@gyg/design-system/shadow/small'],
    belongs:
      "a widget runs on a partner's page: what it may show goes into @gyg/design-system/shadow, the rest into widgets/core",
  },
  {
    folder: 'remotes/*',
    may: [...contract, ...design, ...platform],
    belongs: `a remote knows no other remote and nothing inside the shell or the api; ${SHARED_BY_AREAS}`,
  },
  {
    folder: '.storybook',
    may: [
      ...contract,
      ...design,
      ...styles,
      '@gyg/design-system/shadow',
      '@gyg/design-system/tokens',
      '@gyg/mail/templates',
      '@gyg/platform',
      '@gyg/platform/internal',
      '@gyg/host-shell/testing/markup',
      '@gyg/host-shell/testing/styles',
    ],
    alwaysTest: true,
    belongs: 'the showroom shows stories; a stand-in belongs in the testing entrance of its package',
  },
];

/**
 * The layers of each folder, from the top: a file may import from its folder and from lower layers. Folders in the same
 * layer do not import each other. `.` means the files of the folder itself that are not listed elsewhere.
 */
export const HOUSES = [
  {
    folder: 'api/src',
    floors: ['.', 'workers', 'features', 'http', 'access', 'api-context.ts', 'integrations', 'text', 'problem.ts'],
  },
  {
    folder: 'host-shell/platform/src',
    floors: [
      ...['.', 'answers', 'page'],
      ['calendar', 'forms', 'plugins', 'session'],
      ...['routing', 'i18n', 'translations'],
      ['api', 'area', 'format', 'storage', 'toasts'],
    ],
  },
  { folder: 'host-shell/src', floors: ['.', 'app', 'developer', 'chrome', 'remotes', 'translations'] },
  { folder: 'design-system', floors: ['shadow', 'src', 'art', 'tokens'] },
  { folder: 'design-system/src', floors: ['.', 'components', ['behaviour', 'text'], 'class-names.ts'] },
].map(({ folder, floors }) => ({ folder, floors: floors.map((floor) => [floor].flat()) }));
