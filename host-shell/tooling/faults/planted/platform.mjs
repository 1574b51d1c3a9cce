const source = (name) => `host-shell/platform/src/${name}`;
const screens = (...files) => ({ project: 'screens', files });
const alone = (...files) => ({ project: 'alone', files });

/** Session, calls and addresses of every page. */
export const platformFaults = [
  {
    id: 'redirect-to-another-site',
    package: 'host-shell/platform',
    kind: 'redirect not checked',
    what: 'A link may send a person on to another site after the login.',
    file: source('routing/safe-target.ts'),
    find: " || url.pathname.startsWith('//')",
    replace: '',
    run: screens(source('routing/safe-target.test.ts')),
  },
  {
    id: 'american-dates',
    package: 'host-shell/platform',
    kind: 'date format',
    what: 'English pages write the month before the day.',
    file: source('format/format.ts'),
    find: ": 'en-GB'",
    replace: ": 'en-US'",
    run: screens(source('format')),
  },
  {
    id: 'members-count-as-admins',
    package: 'host-shell/platform',
    kind: 'wrong role',
    what: 'Every member of an organisation gets the menu of its administrators.',
    file: source('session/current-user.ts'),
    find: "filter(({ role }) => role === 'ADMIN')",
    replace: 'filter(({ role }) => role !== undefined)',
    run: screens(source('session')),
  },
  {
    id: 'super-user-screen-open',
    package: 'host-shell/platform',
    kind: 'guard removed',
    what: 'Screens of the super user open for everyone who is logged in.',
    file: source('page/guards.tsx'),
    find: 'allowed ? props.children : refused',
    replace: 'allowed === undefined ? refused : props.children',
    run: screens('remotes/super-user/src/pages'),
  },
  {
    id: 'refresh-token-used-twice',
    package: 'host-shell/platform',
    kind: 'missing lock',
    what: 'A tab that waited for another one renews with a refresh token that is spent.',
    file: source('session/issuer/renewal.ts'),
    find: / +if \(isFresh\(stored.*\n/,
    replace: '',
    run: screens(source('session/issuer/renewal.test.ts')),
  },
  {
    id: 'unused-export',
    package: 'host-shell/platform',
    kind: 'dead code',
    what: 'A constant is exported that no file imports.',
    file: source('routing/paging.ts'),
    find: 'const shown = 10;',
    replace: 'const shown = 10;\nexport const pagesOnPhones = 3;',
    run: { check: 'unused' },
  },
];
