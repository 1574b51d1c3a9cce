const source = (name) => `host-shell/tooling/${name}`;
const unit = (...files) => ({ project: 'unit', files });

/** Builds, checks and set-up. */
export const toolingFaults = [
  {
    id: 'pinned-widgets-deleted',
    package: 'host-shell/tooling',
    kind: 'guard removed',
    what: 'A build deletes released widgets that partners have pinned.',
    file: source('build/old-files.mjs'),
    find: / +if \(RELEASED\.test.*\n/,
    replace: '',
    run: unit(source('build')),
  },
  {
    id: 'test-code-in-the-product',
    package: 'host-shell/tooling',
    kind: 'guard removed',
    what: 'The import check lets production code import the testing entrance of a package.',
    file: source('config/imports/patterns.mjs'),
    find: '(?:testing|samples|bench)',
    replace: '(?:samples|bench)',
    run: unit(source('checks')),
  },
  {
    id: 'install-without-dev-packages',
    package: 'host-shell/tooling',
    kind: 'guard removed',
    what: 'Set-up hands on npm settings that make it install only half of the packages.',
    file: source('set-up/npm.mjs'),
    find: / +if \(setting !== undefined && HARMFUL.*\n/,
    replace: '',
    run: unit(source('set-up')),
  },
];
