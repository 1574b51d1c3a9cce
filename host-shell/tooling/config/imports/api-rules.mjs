import { forbid, NOT_PRODUCT } from './patterns.mjs';

/** The files that each role in an API feature may import from its feature. */
const ROLES = {
  routes: ['service', 'presenter'],
  service: ['service', 'policy', 'repository', 'presenter'],
  policy: [],
  repository: ['repository'],
  presenter: ['presenter'],
};
const ORDER = 'routes → service → policy | repository';
/** Roles that may import row types, but no queries. */
const NAME_ROWS = ['policy', 'presenter', 'service'];

const withRole = (roles) => `[^/]*(?<![^/.-])(?:${roles.join('|')})[.]ts$`;
const ownFeature = (roles) => `^api/src/features/$1/${withRole(roles)}`;
const product = (path) => ({ path, pathNot: NOT_PRODUCT });

const byRole = Object.entries(ROLES).map(([role, may]) => {
  const others = Object.keys(ROLES).filter((other) => !may.includes(other));
  return forbid(
    `a ${role} of an api feature`,
    `a ${role} does not use that (${ORDER}): put the call into the service`,
    product(`^api/src/features/([^/]+)/${withRole([role])}`),
    { path: ownFeature(others), ...(NAME_ROWS.includes(role) ? { dependencyTypesNot: ['type-only'] } : {}) },
  );
});

/**
 * `routes → service → policy | repository`. Queries only in repositories. Other features are imported by their index.
 */
export const apiRules = [
  ...byRole,
  forbid(
    'an api feature by its index',
    'another feature is reached only through its index.ts: give it a service function for this and export that',
    product('^api/src/features/([^/]+)'),
    { path: '^api/src/features/[^/]+/', pathNot: ['^api/src/features/$1/', '^api/src/features/[^/]+/index[.]ts$'] },
  ),
  forbid(
    'an api feature by its index, from outside',
    'a feature is entered by its index.ts: give it a service function for this and export that',
    product('^api/src/(?!features/)'),
    { path: '^api/src/features/[^/]+/', pathNot: '^api/src/features/[^/]+/index[.]ts$' },
  ),
  forbid(
    'a repository by itself',
    'a repository asks the database and knows no other feature: SQL that repositories of several features share lives in api/src/queries',
    product(`^api/src/features/([^/]+)/${withRole(['repository'])}`),
    { path: '^api/src/features/', pathNot: '^api/src/features/$1/' },
  ),
  forbid(
    'no query leaves a feature',
    'queries stay behind the service: export a service function instead; only the types of rows may leave',
    product('^api/src/features/[^/]+/index[.]ts$'),
    { path: 'repository[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no query passed on',
    'a repository is called, not passed on: write a service function that asks it',
    product('^api/src/features/(?!.*repository[.]ts$)'),
    { path: 'repository[.]ts$', dependencyTypes: ['export'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'shared queries in repositories only',
    'api/src/queries holds SQL for repositories: call a repository of your feature; only the types of rows may be named',
    { path: '^api/src/', pathNot: ['repository[.]ts$', ...NOT_PRODUCT] },
    { path: '^api/src/queries/', dependencyTypesNot: ['type-only'] },
  ),
];
