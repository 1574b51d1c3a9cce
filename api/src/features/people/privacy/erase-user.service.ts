import { deleteMailsTo, enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { cancelBookingsOfErasedUser } from '../../bookings';
import { leaveAllQueues } from '../../needs';
import { anonymizeNotifications, withdrawAction } from '../../notifications';
import { eraseMemberships } from '../../organizations/memberships';
import { deleteErasedImages } from '../../pictures';
import { cancelBeneficiaryPlacesOfErasedUser } from '../../recipients';
import { getUserRow } from '..';
import {
  anonymizeBookings,
  anonymizeInvites,
  anonymizeOrganizationRequests,
  anonymizeUser,
  claimErasure,
  deleteIdempotencyKeys,
  dropCalendar,
  dropManagerships,
  dropProposals,
  dropStories,
  emptyGygMessages,
  orphanImages,
  withdrawRepresentationRequests,
} from './erase.repository';

type Person = NonNullable<Awaited<ReturnType<typeof claimErasure>>>;

/** Erases the user's texts and requests. Returns their account requests. */
async function eraseContent(uow: UnitOfWork, { id, email }: Person): Promise<string[]> {
  const { tx, now } = uow;
  for (const targetId of await withdrawRepresentationRequests(tx, id, now)) {
    await withdrawAction(uow, { kind: 'representation', targetId });
  }
  for (const targetId of await dropStories(tx, id)) await withdrawAction(uow, { kind: 'story', targetId });
  await anonymizeBookings(tx, id);
  await dropCalendar(tx, id);
  await dropManagerships(tx, id);
  await anonymizeInvites(tx, id, email, now);
  await dropProposals(tx, id);
  await emptyGygMessages(tx, id);
  await orphanImages(tx, id);
  await deleteIdempotencyKeys(tx, id);
  const requestIds = email === null ? [] : await anonymizeOrganizationRequests(tx, email, now);
  for (const targetId of requestIds) await withdrawAction(uow, { kind: 'organizationRequest', targetId });
  return requestIds;
}

/** The last mail, after all others to that address were deleted. */
async function sendErasureMail(uow: UnitOfWork, { email, fullName, locale }: Person): Promise<void> {
  if (email === null) return;
  await deleteMailsTo(uow.tx, email);
  if (!uow.mail) return;
  const data = { name: fullName, link: `${uow.publicUrl}/` };
  await enqueueMail(uow.tx, { to: email, template: 'accountErased', locale, data });
}

/**
 * Erases a user (decision 0012): account, name, address, pictures and texts are deleted, upcoming bookings are
 * cancelled, past contributions stay as anonymous counts and hours. Always succeeds; repeated or concurrent calls
 * erase once. Throws 403 for other users.
 */
export async function eraseUser(context: ApiContext, actor: SignedIn, userId: string, now: Date): Promise<void> {
  await getUserRow(context.db.read, userId);
  permit('eraseUser', actor, { userId });
  const superUsers = await context.superUserSubjects();
  await inTransaction(context, now, async (uow) => {
    const person = await claimErasure(uow.tx, userId, now);
    // A concurrent call is erasing the user.
    if (!person) return;
    await cancelBookingsOfErasedUser(uow, actor);
    await cancelBeneficiaryPlacesOfErasedUser(uow, actor);
    await leaveAllQueues(uow, userId);
    await eraseMemberships(uow, actor, superUsers);
    const organizationRequestIds = await eraseContent(uow, person);
    await anonymizeNotifications(uow, { id: userId, fullName: person.fullName, organizationRequestIds });
    await anonymizeUser(uow.tx, userId);
    await context.eraseIdentity(uow.tx, actor.subject);
    await sendErasureMail(uow, person);
  });
  await context.db.purgeDeleted();
  // Files that cannot be deleted now are deleted with the next erasure.
  await deleteErasedImages(context).catch(() => undefined);
}
