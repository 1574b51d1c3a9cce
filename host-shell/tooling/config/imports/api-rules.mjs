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

/** The parts of features: each is closed, with its own index, because what uses it lies below or above its feature. */
const PARTS = {
  gygs: ['page', 'partners', 'read', 'transitions', 'write'],
  needs: ['waitlist'],
  notifications: ['decisions', 'messages'],
  organizations: ['memberships'],
  people: ['calendar-feed', 'privacy', 'profiles'],
  pictures: ['uploads'],
  'platform-admin': ['featured'],
  recipients: ['capacity'],
  reports: ['contributions'],
};
const FEATURES = '^api/src/features/';
const parts = Object.entries(PARTS).map(([feature, names]) => [feature, `(?:${names.join('|')})`]);
const CLOSED = [...parts.map((pair) => pair.join('/')), '[^/]+'].join('|');
/** A file of a feature, or of a part of one; the first group is its folder. */
const IN_FEATURE = `${FEATURES}(${CLOSED})/`;
const SAME_FEATURE = `${FEATURES}$1/(?!${parts.map(([feature, names]) => `(?<=s/${feature}/)${names}/`).join('|')})`;
const INDEXES = [`${FEATURES}(?:${CLOSED})/index[.]ts$`];

const withRole = (roles) => `.*(?<![^/.-])(?:${roles.join('|')})[.]ts$`;
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
    { path: FEATURES, pathNot: [SAME_FEATURE, ...INDEXES] },
  ),
  forbid(
    'an api feature by its index, from outside',
    'a feature is entered by its index.ts: give it a service function for this and export that',
    product('^api/src/(?!features/)'),
    { path: `${FEATURES}[^/]+/`, pathNot: INDEXES },
  ),
  forbid(
    'a repository by itself',
    'a repository asks the database and knows no other feature: SQL that repositories of several features share lives in api/src/access/queries',
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
    'api/src/access/queries holds SQL for repositories: call a repository of your feature; only the types of rows may be named',
    { path: '^api/src/', pathNot: ['repository[.]ts$', ...NOT_PRODUCT] },
    { path: '^api/src/access/queries/', dependencyTypesNot: ['type-only'] },
  ),
];
