import type { Reader, Tx } from '@gyg/database';
import {
  calendarFeeds,
  featured,
  gygs,
  idempotencyKeys,
  invites,
  lookupCache,
  mailOutbox,
  mailSuppressions,
  notifications,
  organizationInvites,
  organizationRequests,
  organizations,
  proposals,
  storedImages,
  users,
} from '@gyg/database/schema';
import { and, isNull, ne, notInArray } from 'drizzle-orm';

/** Tables in the order in which their rows can be deleted; what belongs to a gyg or an organisation goes with it. */
const content = [
  notifications,
  featured,
  invites,
  organizationRequests,
  organizationInvites,
  proposals,
  gygs,
  organizations,
  storedImages,
  mailOutbox,
  mailSuppressions,
  idempotencyKeys,
  lookupCache,
  calendarFeeds,
] as const;

export async function deleteContent(tx: Tx): Promise<void> {
  for (const table of content) await tx.delete(table);
}

/** Deletes all users but some; returns the token subjects of the deleted ones. */
export async function deleteUsersExcept(
  tx: Tx,
  keep: { subjects: readonly string[]; userId: string },
): Promise<string[]> {
  const gone = await tx
    .delete(users)
    .where(and(notInArray(users.subject, [...keep.subjects]), ne(users.id, keep.userId)))
    .returning({ subject: users.subject });
  return gone.map(({ subject }) => subject);
}

/** The pictures are deleted too. */
export const forgetProfileImages = async (tx: Tx) => void (await tx.update(users).set({ profileImage: null }));

export async function countContent(read: Reader) {
  const [organizationCount, gygCount, accounts] = await Promise.all([
    read.$count(organizations),
    read.$count(gygs),
    read.$count(users, isNull(users.erasedAt)),
  ]);
  return { organizations: organizationCount, gygs: gygCount, accounts };
}
