import { normaliseEmail } from '@gyg/contract/rules';
import type { Database } from '@gyg/database';
import { listByGroupText } from '../accounts/account.repository';
import { lockGroups } from '../accounts/account-administration';
import { findUserByEmail, findUserById, updateUser } from '../users/user.repository';
import { findProductUserId, insertServerAudit } from './audit.repository';

/** The known groups: members of `superusers` administer the platform. */
export const groups = ['superusers'] as const;
export type Group = (typeof groups)[number];

export function isGroup(text: string): text is Group {
  return groups.some((group) => group === text);
}

/** The result: only `changed` wrote something. */
export type GroupOutcome = 'changed' | 'unchanged' | 'unknown' | 'unconfirmed';

export interface GroupChange {
  email: string;
  group: Group;
  /** The operator's account name on the server, for the audit record. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Adds a person to a group, from their next call on, with an audit record. Their address must be confirmed. */
export function grantGroup(db: Database, change: GroupChange): Promise<GroupOutcome> {
  return changeGroups(db, change, 'group.granted');
}

/** Removes a person from a group, from their next call on, with an audit record. */
export function revokeGroup(db: Database, change: GroupChange): Promise<GroupOutcome> {
  return changeGroups(db, change, 'group.revoked');
}

/** Serializable: no concurrent change is lost. */
function changeGroups(
  db: Database,
  { email, group, by, now }: GroupChange,
  action: 'group.granted' | 'group.revoked',
): Promise<GroupOutcome> {
  const grants = action === 'group.granted';
  return db.tx<GroupOutcome>(
    async (t) => {
      await lockGroups(t);
      const user = await findUserByEmail(t, normaliseEmail(email));
      if (!user) return 'unknown';
      if (user.groups.includes(group) === grants) return 'unchanged';
      if (grants && !user.confirmedAt) return 'unconfirmed';
      const others = user.groups.filter((other) => other !== group);
      await updateUser(t, user.id, { groups: grants ? [...others, group] : others });
      await insertServerAudit(
        t,
        { action, target: (await findProductUserId(t, user.id)) ?? user.id, details: { group, by } },
        new Date(now),
      );
      return 'changed';
    },
    { serializable: true },
  );
}

/** The addresses of a group's members, in alphabetical order. */
export async function listGroup(db: Database, group: Group): Promise<string[]> {
  const rows = await listByGroupText(db.read, group);
  const people = await Promise.all(
    rows.filter((row) => row.groups.includes(group)).map(({ id }) => findUserById(db.read, id)),
  );
  return people.flatMap((person) => person?.email ?? []).sort();
}
