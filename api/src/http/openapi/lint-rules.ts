/** The linter's recommended rules that are switched off, each with its reason. */
export const rulesSwitchedOff = {
  /** The paths are fixed by the contract: `/gygs/{gygId}/page` exists beside `/gygs/search/url`; static parts win. */
  'no-ambiguous-paths': 'off',
  /**
   * Fixed too: `/gygs/{gygId}/positions/` ends with a slash in the contract (without the slash it is answered as well).
   */
  'no-path-trailing-slash': 'off',
} as const;
