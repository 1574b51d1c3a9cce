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
export async function takePerson(t: Tx, userId: string, now: Date) {
  const [row] = await t
    .update(users)
    .set({ subject: `erased:${userId}`, erasedAt: now })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .returning();
  return row;
}

/** The row stays, for counts and hours, and says nothing. */
export async function emptyPerson(t: Tx, userId: string): Promise<void> {
  await t
    .update(users)
    .set({ fullName: '', searchText: '', email: null, profileImage: null, showName: false })
    .where(eq(users.id, userId));
}

/** Comments and reasons; what was booked, when and who came stays. */
export async function emptyBookings(t: Tx, userId: string): Promise<void> {
  const empty = { bookingComment: '', cancelReason: null };
  await t.update(bookings).set(empty).where(eq(bookings.userId, userId));
  await t.update(beneficiaries).set(empty).where(eq(beneficiaries.userId, userId));
}

export async function dropManagerships(t: Tx, userId: string): Promise<void> {
  await t.delete(gygManagers).where(eq(gygManagers.userId, userId));
}

/** Invitations to and by them keep what came of them, without address and words; those that wait are declined. */
export async function emptyInvites(t: Tx, userId: string, email: string | null, now: Date): Promise<void> {
  const toThem = or(eq(invites.userId, userId), email === null ? undefined : eq(invites.email, email));
  await t
    .update(invites)
    .set({ status: 'DECLINED', answeredAt: now })
    .where(and(toThem, eq(invites.status, 'SENT')));
  await t.update(invites).set({ userId, email: null, message: '' }).where(toThem);
  await t.update(invites).set({ message: '' }).where(eq(invites.invitedBy, userId));
  await t.update(organizationInvites).set({ message: '' }).where(eq(organizationInvites.invitedBy, userId));
  if (email === null) return;
  await t
    .update(organizationInvites)
    .set({ recipient: '', message: '' })
    .where(eq(organizationInvites.recipient, email));
}

/** Pictures belong to nobody from now on. */
export async function disownImages(t: Tx, userId: string): Promise<void> {
  await t.update(storedImages).set({ uploadedBy: null }).where(eq(storedImages.uploadedBy, userId));
}

/** Answers that were kept for their idempotency keys. */
export async function dropKeptAnswers(t: Tx, userId: string): Promise<void> {
  await t.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, userId));
}
