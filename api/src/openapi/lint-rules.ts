/** What of the linter's recommended rules does not hold here, each with its reason. */
export const rulesSwitchedOff = {
  /** The paths are the contract's and fixed: `/gygs/{gygId}/page` lives beside `/gygs/search/url`; plain parts win. */
  'no-ambiguous-paths': 'off',
  /** Fixed too: `/gygs/{gygId}/positions/` ends so in the contract (without the slash it is answered as well). */
  'no-path-trailing-slash': 'off',
} as const;
