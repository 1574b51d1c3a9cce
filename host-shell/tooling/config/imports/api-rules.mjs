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

/** The parts of the feature of gygs: each is entered by its own index, as a feature of its own. */
const PARTS = '(?:read|write|page)';
/** A file of a feature, or of a part of one; the first group is its folder. */
const IN_FEATURE = `^api/src/features/(gygs/${PARTS}|[^/]+)/`;
const SAME_FEATURE = `^api/src/features/$1/(?!${PARTS}/)`;
const INDEXES = ['^api/src/features/[^/]+/index[.]ts$', `^api/src/features/gygs/${PARTS}/index[.]ts$`];

const withRole = (roles) => `[^/]*(?<![^/.-])(?:${roles.join('|')})[.]ts$`;
const ownFeature = (roles) => `${SAME_FEATURE}${withRole(roles)}`;
const product = (path) => ({ path, pathNot: NOT_PRODUCT });

const byRole = Object.entries(ROLES).map(([role, may]) => {
  const others = Object.keys(ROLES).filter((other) => !may.includes(other));
  return forbid(
    `a ${role} of an api feature`,
    `a ${role} does not use that (${ORDER}): put the call into the service`,
    product(`${IN_FEATURE}${withRole([role])}`),
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
    product(IN_FEATURE),
    { path: '^api/src/features/[^/]+/', pathNot: [SAME_FEATURE, ...INDEXES] },
  ),
  forbid(
    'an api feature by its index, from outside',
    'a feature is entered by its index.ts: give it a service function for this and export that',
    product('^api/src/(?!features/)'),
    { path: '^api/src/features/[^/]+/', pathNot: INDEXES },
  ),
  forbid(
    'a repository by itself',
    'a repository asks the database and knows no other feature: SQL that repositories of several features share lives in api/src/queries',
    product(`${IN_FEATURE}${withRole(['repository'])}`),
    { path: '^api/src/features/', pathNot: SAME_FEATURE },
  ),
  forbid(
    'no query leaves a feature',
    'queries stay behind the service: export a service function instead; only the types of rows may leave',
    product(INDEXES),
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
