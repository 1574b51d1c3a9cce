import type { Tx } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  calendarFeeds,
  featured,
  gygManagers,
  gygMessages,
  idempotencyKeys,
  invites,
  organizationInvites,
  organizationRequests,
  proposals,
  representationRequests,
  storedImages,
  stories,
  users,
  waitlistEntries,
} from '@gyg/database/schema';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';

/**
 * Marks the user as erased; returns the row to exactly one of several concurrent callers. The new subject changes a
 * key, so rows that are being written with a reference to the user wait for this transaction.
 */
export async function claimErasure(tx: Tx, userId: string, now: Date) {
  const [row] = await tx
    .update(users)
    .set({ subject: `erased:${userId}`, erasedAt: now })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .returning();
  return row;
}

/** Empties the user's row, which stays for counts and hours. */
export async function anonymizeUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      ...{ fullName: '', searchText: '', sortText: '' },
      ...{ email: null, profileImage: null, showName: false, searchable: false },
    })
    .where(eq(users.id, userId));
}

/** Deletes comments, reasons, answers to reminders and thanks; bookings and attendance stay. */
export async function anonymizeBookings(tx: Tx, userId: string): Promise<void> {
  const empty = { bookingComment: '', cancelReason: null, confirmedAt: null };
  const thankless = { thanks: null, thankedBy: null, thankedAt: null };
  await tx
    .update(bookings)
    .set({ ...empty, ...thankless })
    .where(eq(bookings.userId, userId));
  await tx.update(beneficiaries).set(empty).where(eq(beneficiaries.userId, userId));
  await tx.update(waitlistEntries).set({ bookingComment: '' }).where(eq(waitlistEntries.userId, userId));
}

/** Ends the address of the user's calendar. */
export async function dropCalendar(tx: Tx, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function dropManagerships(tx: Tx, userId: string): Promise<void> {
  await tx.delete(gygManagers).where(eq(gygManagers.userId, userId));
}

/** Removes addresses and messages from invitations to and by the user; pending ones are declined. */
export async function anonymizeInvites(tx: Tx, userId: string, email: string | null, now: Date): Promise<void> {
  const toThem = or(eq(invites.userId, userId), email === null ? undefined : eq(invites.email, email));
  await tx
    .update(invites)
    .set({ status: 'DECLINED', answeredAt: now })
    .where(and(toThem, eq(invites.status, 'SENT')));
  await tx.update(invites).set({ userId, email: null, message: '', mailId: null }).where(toThem);
  await tx.update(invites).set({ message: '' }).where(eq(invites.invitedBy, userId));
  await tx.update(organizationInvites).set({ message: '' }).where(eq(organizationInvites.invitedBy, userId));
  if (email === null) return;
  await tx
    .update(organizationInvites)
    .set({ recipient: '', message: '' })
    .where(eq(organizationInvites.recipient, email));
}

/** Removes the uploader from pictures. */
export async function orphanImages(tx: Tx, userId: string): Promise<void> {
  await tx.update(storedImages).set({ uploadedBy: null }).where(eq(storedImages.uploadedBy, userId));
}

/** Deletes responses stored for idempotency keys. */
export async function deleteIdempotencyKeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, userId));
}

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
