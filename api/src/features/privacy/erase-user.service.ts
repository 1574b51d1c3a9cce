import { enqueueMail, forgetAddress } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { cancelBookingsOfErased } from '../bookings';
import { dropErasedPictures } from '../images';
import { eraseMemberships } from '../memberships';
import { forgetPerson, withdrawAction } from '../notifications';
import { cancelPlacesOfErased } from '../recipients';
import { getUserRow } from '../users';
import {
  disownImages,
  dropKeptAnswers,
  dropManagerships,
  emptyBookings,
  emptyInvites,
  emptyPerson,
  takePerson,
} from './erase.repository';
import { dropProposals, dropStories, emptyOrganizationRequests, withdrawWishes } from './erase-content.repository';

type Person = NonNullable<Awaited<ReturnType<typeof takePerson>>>;

/** What they wrote, asked and were asked. Gives the account requests that were theirs. */
async function eraseContent(uow: UnitOfWork, { id, email }: Person): Promise<string[]> {
  const { tx, now } = uow;
  for (const targetId of await withdrawWishes(tx, id, now)) {
    await withdrawAction(uow, { kind: 'representation', targetId });
  }
  for (const targetId of await dropStories(tx, id)) await withdrawAction(uow, { kind: 'story', targetId });
  await emptyBookings(tx, id);
  await dropManagerships(tx, id);
  await emptyInvites(tx, id, email, now);
  await dropProposals(tx, id);
  await disownImages(tx, id);
  await dropKeptAnswers(tx, id);
  const requestIds = email === null ? [] : await emptyOrganizationRequests(tx, email, now);
  for (const targetId of requestIds) await withdrawAction(uow, { kind: 'organizationRequest', targetId });
  return requestIds;
}

/** The last mail, after all others to that address were forgotten. */
async function sayGoodbye(uow: UnitOfWork, { email, fullName, locale }: Person): Promise<void> {
  if (email === null) return;
  await forgetAddress(uow.tx, email);
  if (!uow.mail) return;
  const data = { name: fullName, link: `${uow.publicUrl}/` };
  await enqueueMail(uow.tx, { to: email, template: 'accountErased', locale, data });
}

/**
 * Erases a person (decision 0012): their account, name, address, pictures and words go, what is coming is cancelled
 * and freed, what they gave stays as anonymous counts and hours. Always succeeds, once however often or at once it is
 * sent; only their own call may do it (403).
 */
export async function eraseUser(context: ApiContext, actor: SignedIn, userId: string, now: Date): Promise<void> {
  await getUserRow(context.db.read, userId);
  permit('eraseUser', actor, { userId });
  const superUsers = await context.superUserSubjects();
  await inTransaction(context, now, async (uow) => {
    const person = await takePerson(uow.tx, userId, now);
    // Another call was faster; it does all of this.
    if (!person) return;
    await cancelBookingsOfErased(uow, actor);
    await cancelPlacesOfErased(uow, actor);
    await eraseMemberships(uow, actor, superUsers);
    const organizationRequestIds = await eraseContent(uow, person);
    await forgetPerson(uow, { id: userId, fullName: person.fullName, organizationRequestIds });
    await emptyPerson(uow.tx, userId);
    await context.eraseIdentity(uow.tx, actor.subject);
    await sayGoodbye(uow, person);
  });
  // Files that cannot be reached now go with the next erasure.
  await dropErasedPictures(context).catch(() => undefined);
}
