import type { Tx } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  gygManagers,
  idempotencyKeys,
  invites,
  organizationInvites,
  storedImages,
  users,
} from '@gyg/database/schema';
import { and, eq, isNull, or } from 'drizzle-orm';

/**
 * Takes the person out of everybody's reach: the row for exactly one of all that erase them, as it was but for subject
 * and time. The new subject makes every row that is being written with a reference to them wait for the end.
 */
export async function claimErasure(tx: Tx, userId: string, now: Date) {
  const [row] = await tx
    .update(users)
    .set({ subject: `erased:${userId}`, erasedAt: now })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .returning();
  return row;
}

/** The row stays, for counts and hours, and says nothing. */
export async function anonymizeUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ fullName: '', searchText: '', email: null, profileImage: null, showName: false })
    .where(eq(users.id, userId));
}

/** Comments and reasons; what was booked, when and who came stays. */
export async function anonymizeBookings(tx: Tx, userId: string): Promise<void> {
  const empty = { bookingComment: '', cancelReason: null };
  await tx.update(bookings).set(empty).where(eq(bookings.userId, userId));
  await tx.update(beneficiaries).set(empty).where(eq(beneficiaries.userId, userId));
}

export async function dropManagerships(tx: Tx, userId: string): Promise<void> {
  await tx.delete(gygManagers).where(eq(gygManagers.userId, userId));
}

/** Invitations to and by them keep what came of them, without address and words; those that wait are declined. */
export async function anonymizeInvites(tx: Tx, userId: string, email: string | null, now: Date): Promise<void> {
  const toThem = or(eq(invites.userId, userId), email === null ? undefined : eq(invites.email, email));
  await tx
    .update(invites)
    .set({ status: 'DECLINED', answeredAt: now })
    .where(and(toThem, eq(invites.status, 'SENT')));
  await tx.update(invites).set({ userId, email: null, message: '' }).where(toThem);
  await tx.update(invites).set({ message: '' }).where(eq(invites.invitedBy, userId));
  await tx.update(organizationInvites).set({ message: '' }).where(eq(organizationInvites.invitedBy, userId));
  if (email === null) return;
  await tx
    .update(organizationInvites)
    .set({ recipient: '', message: '' })
    .where(eq(organizationInvites.recipient, email));
}

/** Pictures belong to nobody from now on. */
export async function orphanImages(tx: Tx, userId: string): Promise<void> {
  await tx.update(storedImages).set({ uploadedBy: null }).where(eq(storedImages.uploadedBy, userId));
}

/** Answers that were kept for their idempotency keys. */
export async function deleteIdempotencyKeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, userId));
}
