import type { Story, StoryStatus } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem/problem';
import { removeEverywhere } from '../featured';
import { closeAction, type NotificationType, notifyPeople } from '../notifications';
import { hostedGygOf } from './story.policy';
import { findAuthor, type StoryRow, setResponse, updateStoryStatus } from './story.repository';
import { getStoryRow, presentStoryFor } from './story.service';

async function notifyAuthor(uow: UnitOfWork, actor: SignedIn, row: StoryRow, type: NotificationType, response = '') {
  const author = await findAuthor(uow.tx, row.userId);
  if (!author || author.id === actor.id) return;
  await notifyPeople(uow, [author], {
    type,
    values: { gyg: row.gygTitle, host: row.orgName, response },
    gygId: row.gygId,
    image: row.url,
  });
}

async function decide(uow: UnitOfWork, actor: SignedIn, row: StoryRow, status: Exclude<StoryStatus, 'PENDING'>) {
  if (row.status === status || !(await updateStoryStatus(uow.tx, row, status)))
    throw problem('stories.already_responded');
  const accepted = status === 'APPROVED';
  if (row.status === 'PENDING')
    await closeAction(uow, { kind: 'story', targetId: row.id }, { accepted, by: actor.fullName });
  if (!accepted) await removeEverywhere(uow, { kind: 'story', targetId: row.id });
  await notifyAuthor(uow, actor, row, accepted ? 'story_approved' : 'story_rejected');
}

/** Approves or rejects a story; hosts can change their decision. Throws 404, 403, and 409 if nothing would change. */
export async function decideStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  name: 'approveStory' | 'rejectStory',
): Promise<Story> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit(name, actor, { gyg: hostedGygOf(row) });
  await decide(uow, actor, row, name === 'approveStory' ? 'APPROVED' : 'REJECTED');
  return presentStoryFor(actor, await getStoryRow(uow.tx, actor, storyId));
}

/** The host's answer to a pending story, from its notification; a second one is 409. */
export async function answerStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit(accept ? 'approveStory' : 'rejectStory', actor, { gyg: hostedGygOf(row) });
  if (row.status !== 'PENDING') throw problem('stories.already_responded');
  await decide(uow, actor, row, accept ? 'APPROVED' : 'REJECTED');
}

/** Sets the host's response below a story; an empty one removes it. */
export async function respondToStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  response: string,
): Promise<Story> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit('respondToStory', actor, { gyg: hostedGygOf(row) });
  await setResponse(uow.tx, row.id, { response: response || null, respondedBy: actor.id });
  if (response !== '' && response !== row.response) await notifyAuthor(uow, actor, row, 'story_responded', response);
  return presentStoryFor(actor, { ...row, response: response || null });
}
