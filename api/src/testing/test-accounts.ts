import type { AccountAdministration, AccountState } from '../api-context';

/**
 * A fake of the identity's accounts, in memory: every subject has one, which is confirmed and in no group until a test
 * says otherwise.
 */
export function createTestAccounts() {
  const accounts = new Map<string, AccountState>();
  const signedOut: string[] = [];
  const of = (subject: string): AccountState => accounts.get(subject) ?? { confirmed: true, groups: [] };
  const membersOf = (group: string) =>
    [...accounts].flatMap(([subject, { groups }]) => (groups.includes(group) ? subject : []));
  const administration: AccountAdministration = {
    find: async (subjects) => new Map(subjects.map((subject) => [subject, of(subject)])),
    async signOut(_t, subject) {
      signedOut.push(subject);
    },
    async setGroup(_t, subject, { group, member }) {
      const { confirmed, groups } = of(subject);
      if (groups.includes(group) === member) return 'unchanged';
      if (member && !confirmed) return 'unconfirmed';
      if (!member && membersOf(group).length === 1) return 'last';
      const others = groups.filter((other) => other !== group);
      accounts.set(subject, { confirmed, groups: member ? [...others, group] : others });
      return 'changed';
    },
  };
  return {
    administration,
    membersOf,
    /** The subjects that were logged out everywhere. */
    signedOut,
    set: (subject: string, state: Partial<AccountState>) => accounts.set(subject, { ...of(subject), ...state }),
  };
}
