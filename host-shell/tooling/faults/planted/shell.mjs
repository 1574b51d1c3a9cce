const source = (name) => `host-shell/src/${name}`;
const screens = (...files) => ({ project: 'screens', files });

/** The frame around all areas. */
export const shellFaults = [
  {
    id: 'remote-from-anywhere',
    package: 'host-shell/src',
    kind: 'guard removed',
    what: 'A link can make a developer’s page load a remote from any site.',
    file: source('federation/overrides.ts'),
    find: ' || !isListed(new URL(address).origin, origins)',
    replace: '',
    run: screens(source('federation/overrides.test.ts')),
  },
  {
    id: 'super-user-menu-for-all',
    package: 'host-shell/src',
    kind: 'wrong role',
    what: 'Everyone sees the menu entries of the super user.',
    file: source('chrome/navigation-model.ts'),
    find: "...(isSuperUser(session) ? ['SUPER' as const] : [])",
    replace: "'SUPER' as const",
    run: screens(source('chrome/navigation-model.test.ts')),
  },
  {
    id: 'login-success-not-shown',
    package: 'host-shell/src',
    kind: 'text lost',
    what: 'After the login no message confirms it.',
    file: source('app/finish-sign-in.tsx'),
    find: / +toast\.success\(t\('signIn\.success'\)\);\n/,
    replace: '',
    run: { project: 'screens', files: [source('app/finish-sign-in.test.tsx')] },
  },
  {
    id: 'focus-left-behind',
    package: 'host-shell/src',
    kind: 'lost focus',
    what: 'A new screen leaves the keyboard and the screen reader where the old one was.',
    file: source('app/use-scroll-to-top.ts'),
    find: / +document\.getElementById\('content'\)\?\.focus.*\n/,
    replace: '',
    run: screens(source('app')),
  },
];
