/** Patterns shared by several rules. dependency-cruiser matches them against paths from the root. */

/** All files of the product. */
export const OURS = '^(?!.*node_modules/)(?:api|design-system|host-shell|remotes|widgets|[.]storybook)/';

export const TEST_FILES =
  '(?:[.](?:test|stories|spec)[.][jt]sx?$|/(?:testing|samples|bench)/|/testing[.]tsx?$|/sample-[^/]+[.]tsx?$|/vitest[.])';

/** Files that never run in the product: tests, stories, and their fixtures. */
export const NOT_PRODUCT = [
  TEST_FILES,
  '^[.]storybook/',
  '^host-shell/e2e/',
  '^host-shell/bench/',
  '^host-shell/tooling/',
];

/** The tests and stories below a folder (`^api/src/`). */
export const testsIn = (pattern) => pattern.replace('^', `^(?=.*${TEST_FILES})`);

export const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '[$&]');

/** Creates a rule that fails the check. `where` explains where such code belongs. */
export const forbid = (name, where, from, to) => ({ name, comment: where, severity: 'error', from, to });
