import { enqueueMail, forgetAddress } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type Work } from '../../access/work';
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
async function eraseContent(work: Work, { id, email }: Person): Promise<string[]> {
  const { t, now } = work;
  for (const targetId of await withdrawWishes(t, id, now)) {
    await withdrawAction(work, { kind: 'representation', targetId });
  }
  for (const targetId of await dropStories(t, id)) await withdrawAction(work, { kind: 'story', targetId });
  await emptyBookings(t, id);
  await dropManagerships(t, id);
  await emptyInvites(t, id, email, now);
  await dropProposals(t, id);
  await disownImages(t, id);
  await dropKeptAnswers(t, id);
  const requestIds = email === null ? [] : await emptyOrganizationRequests(t, email, now);
  for (const targetId of requestIds) await withdrawAction(work, { kind: 'organizationRequest', targetId });
  return requestIds;
}

/** The last mail, after all others to that address were forgotten. */
async function sayGoodbye(work: Work, { email, fullName, locale }: Person): Promise<void> {
  if (email === null) return;
  await forgetAddress(work.t, email);
  if (!work.mail) return;
  const data = { name: fullName, link: `${work.publicUrl}/` };
  await enqueueMail(work.t, { to: email, template: 'accountErased', locale, data });
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
  await inTransaction(context, now, async (work) => {
    const person = await takePerson(work.t, userId, now);
    // Another call was faster; it does all of this.
    if (!person) return;
    await cancelBookingsOfErased(work, actor);
    await cancelPlacesOfErased(work, actor);
    await eraseMemberships(work, actor, superUsers);
    const organizationRequestIds = await eraseContent(work, person);
    await forgetPerson(work, { id: userId, fullName: person.fullName, organizationRequestIds });
    await emptyPerson(work.t, userId);
    await context.eraseIdentity(work.t, actor.subject);
    await sayGoodbye(work, person);
  });
  // Files that cannot be reached now go with the next erasure.
  await dropErasedPictures(context).catch(() => undefined);
}
