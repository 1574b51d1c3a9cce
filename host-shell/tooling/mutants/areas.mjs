/**
 * The areas whose tests are tried with mutants: which sources are changed, and which tests of which Vitest project must notice.
 * Globs are below the repository's root.
 * @type {Record<string, { sources: string[], project: string, tests: string[] }>}
 */
export const areas = {
  bookings: {
    sources: ['api/src/features/bookings/*.ts'],
    project: 'sqlite',
    tests: ['api/src/features/{bookings,invites}/**/*.test.ts', 'api/src/features/webhooks/webhook-events.*.test.ts'],
  },
  needs: {
    sources: ['api/src/features/needs/*.ts'],
    project: 'sqlite',
    tests: [
      'api/src/features/{needs,bookings,invites}/**/*.test.ts',
      'api/src/features/gygs/write/duplicate-gyg.test.ts',
    ],
  },
  waitlist: {
    sources: ['api/src/features/needs/{waitlist,offers}/**/*.ts'],
    project: 'sqlite',
    tests: ['api/src/features/needs/{waitlist,offers}/**/*.test.ts'],
  },
  access: {
    sources: ['api/src/access/*.ts'],
    project: 'sqlite',
    tests: ['api/src/{access,features/{platform-admin/audit,organizations/keys,people}}/**/*.test.ts'],
  },
  session: {
    sources: ['host-shell/platform/src/session/**/*.ts'],
    project: 'screens',
    tests: ['host-shell/platform/src/session/**/*.test.ts'],
  },
};
