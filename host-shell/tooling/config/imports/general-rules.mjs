import { forbid, NOT_PRODUCT } from './patterns.mjs';

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
