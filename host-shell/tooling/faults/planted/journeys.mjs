/**
 * Faults that only the whole product shows. They are planted all at once, since each needs a build: no two may concern the
 * same journey.
 */
export const journeyFaults = [
  {
    id: 'login-form-sent-to-a-frame',
    package: 'host-shell/server',
    kind: 'guard removed',
    what: 'A frame on another site gets the form of a login window instead of the page for frames.',
    file: 'host-shell/server/http/lite-path.ts',
    find: " && !framed.has(request.get('sec-fetch-dest') ?? '')",
    replace: '',
    run: { journey: 'partner-sign-in.spec.ts', title: 'a window’s pages show no form' },
  },
  {
    id: 'integrity-not-checked',
    package: 'host-shell/src',
    kind: 'guard removed',
    what: 'A remote’s script runs although it does not match its hash.',
    file: 'host-shell/src/federation/script-of-remote.ts',
    find: / +if \(row\.integrity.*\n/,
    replace: '',
    run: { journey: 'areas.spec.ts', title: 'an entry that does not match its integrity is not run' },
  },
  {
    id: 'super-user-entry-for-admins',
    package: 'remotes/super-user',
    kind: 'wrong role',
    what: 'The menu entry of the super user is shown to administrators instead.',
    file: 'remotes/super-user/remote.json',
    find: '"SUPER"',
    replace: '"ADMIN"',
    run: { journey: 'roles.spec.ts', title: 'a super user sees who asks for an organisation account' },
  },
  {
    id: 'cancellation-in-english',
    package: 'remotes/booking',
    kind: 'wrong language',
    what: 'A Swedish page confirms a cancellation in English.',
    file: 'remotes/booking/src/translations/sv/my-bookings.ts',
    find: 'Din bokning är avbokad.',
    replace: 'Your booking is cancelled.',
    run: { journey: 'main-job.spec.ts', title: 'the main job, end to end (sv)' },
  },
];
