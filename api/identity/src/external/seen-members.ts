import type { Database } from '@gyg/database';
import { dropPayload, savePayload } from '../adapter/payload.repository';
import { listSeenMembers } from './seen-members.repository';

interface SeenMembersOptions {
  db: Database;
  group: string;
  onError: (error: unknown) => void;
  now: () => number;
}

export interface SeenMembers {
  /** Records a person's groups; never rejects, since a call does not depend on it. */
  see(subject: string, groups: readonly string[]): Promise<void>;
  /** The subjects seen in the group in the last thirty days, and not without it since. */
  list(): Promise<string[]>;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const remembered = 30 * day;

/**
 * Records the people who called with a group: only the other issuer knows all members, and a token lists one person's
 * groups (decision 0033). All processes share the records; each reads them once a minute, and writes a member once a
 * day.
 */
export function createSeenMembers({ db, group, onError, now }: SeenMembersOptions): SeenMembers {
  const model = `Seen in ${group}`;
  let seenAt = new Map<string, number>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const rows = await listSeenMembers(db.read, model, new Date(now()));
    seenAt = new Map(rows.map(({ subject, until }) => [subject, until?.getTime() ?? 0]));
    readAt = now();
  }

  async function remember(subject: string): Promise<void> {
    const expiresAt = new Date(now() + remembered);
    const nothing = { payload: {}, uid: null, userCode: null, grantId: null };
    await db.tx((t) => savePayload(t, { model, id: subject, ...nothing, accountId: subject, expiresAt }));
    seenAt.set(subject, expiresAt.getTime());
  }

  async function take(subject: string, isMember: boolean): Promise<void> {
    if (Math.abs(now() - readAt) > minute) await read();
    const until = seenAt.get(subject);
    if (isMember && (until === undefined || until - now() < remembered - day)) await remember(subject);
    if (isMember || until === undefined) return;
    await db.tx((t) => dropPayload(t, model, subject));
    seenAt.delete(subject);
  }

  return {
    see: (subject, groups) => take(subject, groups.includes(group)).catch(onError),
    async list() {
      await read();
      return [...seenAt.keys()];
    },
  };
}
