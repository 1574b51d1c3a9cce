import { forbid, NOT_PRODUCT, OURS, TEST_FILES } from './patterns.mjs';

export const generalRules = [
  forbid(
    'no tests in the product',
    'what is made for tests never runs in the product: move what both need out of testing/ and samples/',
    { pathNot: NOT_PRODUCT },
    { path: NOT_PRODUCT, pathNot: '(?:^|/)node_modules/' },
  ),
  forbid(
    'the server composes pages',
    'host-shell/server starts the pages and knows their apps: hand in what a page needs of it',
    { path: '^host-shell/pages/', pathNot: NOT_PRODUCT },
    { path: '^host-shell/server/' },
  ),
  forbid(
    'no cycles',
    'files that import each other, types included, are one file or lack a third that both import',
    {},
    { circular: true },
  ),
];

const libraries = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

const THROUGH_PLATFORM =
  'it is reached through @gyg/platform, so that the page has one copy: import it from there, or name it in host-shell/platform/src/index.ts';
const STAYS_OUT =
  'it stays out of the design system and the widgets: links are plain anchors, texts come as props, data is fetched by the caller';
const BY_PLATFORM = ['i18next', 'ky', 'react-i18next', '@tanstack/[^/]+', 'zustand'];

/** The tools that npm start, build, deploy and package load. */
const BUILDS =
  '^host-shell/tooling/(?:(?:build|deploy|package|webpack)/|(?:build|command|deploy|package|remote-cli|start|webpack)[.]mjs$)';
const ONLY_IN_DEVELOPMENT = ['[.]dev[.]mjs$', '/fake-[^/]+[.]ts$', '/generate(?:-migrations)?[.]mjs$'];

/** Libraries that only one place may import, and what is installed for `npm start`. */
export const packageRules = [
  ...[
    { path: OURS, pathNot: [...NOT_PRODUCT, ...ONLY_IN_DEVELOPMENT] },
    { path: BUILDS, pathNot: [TEST_FILES, ...ONLY_IN_DEVELOPMENT] },
  ].map((from, index) =>
    forbid(
      ['what runs is installed', 'what builds is installed'][index],
      'npm start installs `dependencies` alone: move it there from `devDependencies`, in the nearest package.json',
      from,
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ),
  forbid(
    'libraries of the platform',
    THROUGH_PLATFORM,
    { path: '^(?:remotes|host-shell/src)/' },
    { path: libraries(...BY_PLATFORM, 'oidc-client-ts', 'react-hook-form') },
  ),
  forbid(
    'no product libraries in looks',
    STAYS_OUT,
    { path: '^(?:widgets|design-system)/' },
    { path: libraries(...BY_PLATFORM) },
  ),
  forbid(
    'drizzle in repositories only',
    'a query belongs in a repository (<noun>.repository.ts) or in api/database: put it there and call it from the service',
    { pathNot: ['^api/database/', '(?:^|[/.-])repository[.]ts$', ...NOT_PRODUCT] },
    { path: libraries('drizzle-orm') },
  ),
];
