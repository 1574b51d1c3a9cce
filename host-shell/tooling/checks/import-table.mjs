/**
 * Who may import whom. `may` names entrances exactly; a test or story also gets the `/testing` entrance of what its place
 * may import, and what `inTests` names. `@gyg/x/*` means every entrance but `/testing` and `/internal`. `belongs` ends every message: where such code goes instead.
 */
const SHARED_BY_AREAS =
  'what several areas need goes into @gyg/platform (behaviour), @gyg/design-system (looks) or @gyg/contract (types and rules)';
const contract = ['@gyg/contract/*'];
const database = ['@gyg/database', '@gyg/database/schema'];
const mail = ['@gyg/mail', '@gyg/mail/templates'];
const parts = [
  '@gyg/design-system',
  '@gyg/design-system/charts',
  '@gyg/design-system/forms',
  '@gyg/design-system/tables',
];
const design = [...parts, '@gyg/design-system/art'];
/** The shell tells remotes which versions it has. */
const versions = ['@gyg/platform/package.json', '@gyg/design-system/package.json'];
const styles = ['@gyg/design-system/styles.css'];

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
    may: [...contract, ...design, ...styles, ...versions, '@gyg/platform', '@gyg/platform/internal'],
    belongs: `the shell meets remotes only at run time, and the server only over HTTP; ${SHARED_BY_AREAS}`,
  },
  {
    folder: 'host-shell/server',
    may: [
      ...contract,
      ...mail,
      '@gyg/api',
      '@gyg/database',
      '@gyg/demo',
      '@gyg/identity',
      '@gyg/identity/commands',
      '@gyg/widgets/demo',
      '@gyg/design-system/art',
    ],
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
      '@gyg/identity/other-issuer',
      '@gyg/mail/templates',
    ],
    belongs: 'a journey sees what a person sees; a stand-in belongs in the testing entrance of its package',
  },
  {
    folder: 'host-shell/tooling',
    may: ['@gyg/host-shell/settings'],
    belongs: 'tools work on the sources as files and run before they are built',
  },
  {
    folder: 'widgets',
    may: [...contract, '@gyg/design-system/elements'],
    belongs:
      "a widget runs on a stranger's page: what it may show goes into @gyg/design-system/elements, the rest into widgets/core",
  },
  {
    folder: 'remotes/*',
    may: [...contract, ...design, '@gyg/platform'],
    belongs: `a remote knows no other remote and nothing inside the shell or the api; ${SHARED_BY_AREAS}`,
  },
  {
    folder: '.storybook',
    may: [
      ...contract,
      ...design,
      ...styles,
      '@gyg/design-system/elements',
      '@gyg/design-system/tokens',
      '@gyg/mail/templates',
      '@gyg/platform',
      '@gyg/platform/internal',
    ],
    inTests: [],
    alwaysTest: true,
    belongs: 'the showroom shows stories; a stand-in belongs in the testing entrance of its package',
  },
];

/** Libraries that have one home: `from` says which files may not import them, `unless` which of those may. */
const THROUGH_PLATFORM =
  'is reached through @gyg/platform, so that the page has one copy: import it from there, or name it in host-shell/platform/src/index.ts';
export const LIBRARIES = [
  {
    library: /^(i18next|react-i18next|@tanstack\/.*|zustand|ky|oidc-client-ts|react-hook-form)(\/|$)/,
    from: /^(remotes\/|host-shell\/src\/)/,
    message: THROUGH_PLATFORM,
  },
  // The shell builds the one router; areas only use it.
  { library: /^react-router(-dom)?(\/|$)/, from: /^remotes\//, message: THROUGH_PLATFORM },
  {
    library: /^(react-router|react-router-dom|i18next|react-i18next|@tanstack\/.*|zustand)(\/|$)/,
    from: /^(widgets|design-system)\//,
    message:
      'stays out of the design system and the widgets: links are plain anchors, texts come as props, data is asked for by the caller',
  },
  {
    library: /^drizzle-orm(\/|$)/,
    from: /^(?!api\/database\/)/,
    unless: /(^|[/.-])repository\.ts$|\.test\.ts$|\/testing\//,
    message:
      'belongs in a repository (<noun>.repository.ts) or in api/database: put the query there and call it from the service',
  },
];

/** The floors of a remote, from the top; a file imports from its own floor or below. */
export const REMOTE_FLOORS = ['app', 'pages', 'features', 'shared'];

/** What the files of an api feature may import from their own feature, by role. */
export const API_ROLES = {
  routes: ['service', 'presenter'],
  service: ['service', 'policy', 'repository', 'presenter'],
  policy: [],
  repository: ['repository'],
  presenter: ['presenter'],
};
