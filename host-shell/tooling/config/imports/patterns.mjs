/** Patterns that several rules share. dependency-cruiser matches them against paths from the root. */

/** Every file of the product's own. */
export const OURS = '^(?!.*node_modules/)(?:api|design-system|host-shell|remotes|widgets|[.]storybook)/';

const TEST_FILES =
  '(?:[.](?:test|stories|spec)[.][jt]sx?$|/(?:testing|samples|bench)/|/testing[.]tsx?$|/sample-[^/]+[.]tsx?$|/vitest[.])';

/** Files that never run in the product: tests, stories, and what is made for them. */
export const NOT_PRODUCT = [TEST_FILES, '^[.]storybook/', '^host-shell/e2e/', '^host-shell/tooling/'];

/** The tests and stories below a folder (`^api/src/`). */
export const testsIn = (pattern) => pattern.replace('^', `^(?=.*${TEST_FILES})`);

export const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '[$&]');

/** A rule that fails the check. `where` says where such code goes instead. */
export const forbid = (name, where, from, to) => ({ name, comment: where, severity: 'error', from, to });
