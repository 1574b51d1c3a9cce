import type { Tx } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  calendarFeeds,
  gygManagers,
  idempotencyKeys,
  invites,
  organizationInvites,
  storedImages,
  users,
  waitlistEntries,
} from '@gyg/database/schema';
import { and, eq, isNull, or } from 'drizzle-orm';

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
