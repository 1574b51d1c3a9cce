import type { Tx } from '@gyg/database';
import {
  featured,
  gygMessages,
  organizationRequests,
  proposals,
  representationRequests,
  stories,
} from '@gyg/database/schema';
import { and, eq, inArray, ne } from 'drizzle-orm';

/** Deletes the user's stories and their featuring. Returns their ids. */
export async function dropStories(tx: Tx, userId: string): Promise<string[]> {
  const gone = await tx.delete(stories).where(eq(stories.userId, userId)).returning({ id: stories.id });
  const ids = gone.map((row) => row.id);
  if (ids.length > 0) {
    await tx.delete(featured).where(and(eq(featured.kind, 'story'), inArray(featured.targetId, ids)));
  }
  return ids;
}

/** Deletes the user's proposals, except those that became a gyg: they stay as the gyg's origin. */
export async function dropProposals(tx: Tx, userId: string): Promise<void> {
  await tx.delete(proposals).where(and(eq(proposals.userId, userId), ne(proposals.status, 'ACCEPTED')));
  await tx
    .update(proposals)
    .set({ moreInfo: '', representOrgInfo: '', customFields: null, comments: '' })
    .where(eq(proposals.userId, userId));
}

/** Empties the messages that the user sent to the people of a gyg; when they were sent, and to how many, stays. */
export async function emptyGygMessages(tx: Tx, userId: string): Promise<void> {
  await tx.update(gygMessages).set({ title: '', body: '' }).where(eq(gygMessages.sentBy, userId));
}

/** Withdraws pending representation requests. Returns their ids. */
export async function withdrawRepresentationRequests(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .update(representationRequests)
    .set({ status: 'WITHDRAWN', answeredBy: userId, answeredAt: now })
    .where(and(eq(representationRequests.userId, userId), eq(representationRequests.status, 'PENDING')))
    .returning({ id: representationRequests.id });
  return rows.map((row) => row.id);
}

/** Anonymises account requests with this address and declines pending ones. Returns their ids. */
export async function anonymizeOrganizationRequests(tx: Tx, email: string, now: Date): Promise<string[]> {
  const own = eq(organizationRequests.requesterEmail, email);
  await tx
    .update(organizationRequests)
    .set({ status: 'DECLINED', answeredAt: now })
    .where(and(own, eq(organizationRequests.status, 'PENDING')));
  const rows = await tx
    .update(organizationRequests)
    .set({ requesterName: '', requesterEmail: '', message: '', answer: '' })
    .where(own)
    .returning({ id: organizationRequests.id });
  return rows.map((row) => row.id);
}
