const source = (name) => `host-shell/server/${name}`;
const unit = (...files) => ({ project: 'unit', files });

/** What the one process adds around the api: headers, files, pages, settings. */
export const serverFaults = [
  {
    id: 'inline-scripts-run',
    package: 'host-shell/server',
    kind: 'policy loosened',
    what: 'The content security policy allows inline scripts.',
    file: source('http/security-headers.ts'),
    find: 'scriptSrc: ["\'self\'"]',
    replace: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"]',
    run: unit(source('http/security-headers.test.ts')),
  },
  {
    id: 'demo-pictures-cached-for-a-year',
    package: 'host-shell/server',
    kind: 'cache header',
    what: 'Pictures that may change are cached for a year.',
    file: source('http/media-files.ts'),
    find: "isUpload ? forAYear : 'public, max-age=86400'",
    replace: 'isUpload ? forAYear : forAYear',
    run: unit(source('http/media-files.test.ts')),
  },
  {
    id: 'missing-page-is-200',
    package: 'host-shell/server',
    kind: 'wrong status',
    what: 'The page of a gyg that a guest may not see answers 200 instead of 404.',
    file: source('pages/pages-app.ts'),
    find: 'verdict.status === 200 && !metadata.found ? 404 : verdict.status',
    replace: 'verdict.status',
    run: unit(source('pages/pages-app.test.ts')),
  },
  {
    id: 'limits-off-in-production',
    package: 'host-shell/server',
    kind: 'guard removed',
    what: 'A production server starts with its rate limits off.',
    file: source('settings/settings.ts'),
    find: / +if \(given\.RATE_LIMITS === 'off'\).*\n/,
    replace: '',
    run: unit(source('settings/settings.test.ts')),
  },
];
