import { type Database, lockKey, type Tx } from '@gyg/database';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import { findUserById, updateUser } from '../users/user.repository';
import { countOtherMembers, listAccountStates } from './account.repository';

/** The result of a change of a group: only `changed` wrote something. */
export type GroupChanged = 'changed' | 'unchanged' | 'unknown' | 'unconfirmed' | 'last';

/** What super users may do with accounts, by subject. Changes are part of the caller's transaction. */
export interface AccountAdministration {
  /** The accounts with these subjects; others are missing. */
  find(subjects: readonly string[]): Promise<Map<string, { confirmed: boolean; groups: string[] }>>;
  /** Logs a person out everywhere: tokens that were issued until now are refused after the commit. */
  signOut(t: Tx, subject: string, now: Date): Promise<void>;
  /** Adds a confirmed person to a group, or removes one, but never the last who can log in. */
  setGroup(t: Tx, subject: string, change: { group: string; member: boolean }): Promise<GroupChanged>;
}

/** Serialises the changes of all groups, so that two people cannot remove each other at the same time. */
export const lockGroups = (t: Tx) => lockKey(t, 'identity groups');

export function createAccountAdministration(db: Database): AccountAdministration {
  return {
    find: (subjects) => listAccountStates(db.read, subjects),
    async signOut(t, subject, now) {
      await updateUser(t, subject, { notBefore: now });
      await dropPayloadsOfAccount(t, subject);
    },
    async setGroup(t, subject, { group, member }) {
      await lockGroups(t);
      const user = await findUserById(t, subject);
      if (!user) return 'unknown';
      if (user.groups.includes(group) === member) return 'unchanged';
      if (member && !user.confirmedAt) return 'unconfirmed';
      if (!member && (await countOtherMembers(t, group, subject)) === 0) return 'last';
      const others = user.groups.filter((other) => other !== group);
      await updateUser(t, subject, { groups: member ? [...others, group] : others });
      return 'changed';
    },
  };
}
