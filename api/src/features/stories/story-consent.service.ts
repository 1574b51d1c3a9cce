import type { ReadingLanguage, Story, StoryConsent, StoryConsentState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { forbidden, needsSignIn, problem } from '../../problem';
import { isPublished } from '../gygs';
import { type NotificationType, notifyHosts, notifyPeople, withdrawAction } from '../notifications';
import { removeEverywhere } from '../platform-admin/featured';
import { opensConsent } from './consent-links.service';
import { requireVisibleStory } from './story.policy';
import {
  type ConsentChange,
  findAuthor,
  findStory,
  insertConsent,
  lockStory,
  type StoryRow,
  updateConsent,
  updateMayShare,
} from './story.repository';
import { getStoryRow, presentStoryFor } from './story.service';

/** A story of which the people in the picture were asked. */
type AskedStory = StoryRow & { consent: StoryConsentState };
const wasAsked = (row: StoryRow): row is AskedStory => row.consent !== null;

function presentConsent(row: AskedStory): StoryConsent {
  const { id, url, altText, caption, language, consent, status, gygId, gygTitle, gygLanguage, sdgGoalId, orgName } =
    row;
  const gyg = { gygId, gygTitle, gygLanguage, sdgGoalId, orgName };
  return { id, url, altText, caption, language, consent, approved: status === 'APPROVED', ...gyg };
}

/** A story by its consent link. The texts of an unpublished gyg stay hidden. Throws 404 `stories.missing`. */
async function findByLink(
  read: Reader,
  storyId: string,
  token: string,
  reading: ReadingLanguage = 'own',
): Promise<AskedStory> {
  const row = (await opensConsent(read, storyId, token)) ? await findStory(read, storyId, reading) : undefined;
  if (!row || !isPublished(row) || !wasAsked(row)) throw problem('stories.missing');
  return row;
}

/** What the people in a story's picture are asked. Throws 404 unless the token is of the story's link. */
export async function getStoryConsent(
  read: Reader,
  storyId: string,
  { token, reading }: { token: string; reading: ReadingLanguage },
): Promise<StoryConsent> {
  return presentConsent(await findByLink(read, storyId, token, reading));
}

/** A story that the caller may answer for: with the link, or as its author. Throws 401, 403, 404, 409. */
async function findAnswerable(
  read: Reader,
  actor: Actor,
  storyId: string,
  token: string | undefined,
): Promise<AskedStory> {
  if (token !== undefined) return findByLink(read, storyId, token);
  if (actor.kind !== 'user') throw needsSignIn();
  const row = requireVisibleStory(actor, await findStory(read, storyId, 'own'));
  if (!isSelf(actor, row.userId)) throw forbidden();
  if (!wasAsked(row)) throw problem('stories.consent_not_asked');
  return row;
}

/** What an answer changes. A rejection by a host for another reason stays. */
function changeOf({ status, rejectReason }: AskedStory, isGiven: boolean): ConsentChange {
  const consent = isGiven ? 'GIVEN' : 'WITHDRAWN';
  if (isGiven) {
    const hidden = status === 'REJECTED' && rejectReason === 'PEOPLE_HAVE_NOT_AGREED';
    return hidden ? { consent, status: 'PENDING', rejectReason: null, rejectNote: null } : { consent };
  }
  if (status === 'REJECTED') return { consent };
  return { consent, status: 'REJECTED', rejectReason: 'PEOPLE_HAVE_NOT_AGREED', rejectNote: null };
}

interface Told {
  hosts: NotificationType;
  author: NotificationType;
  /** Hosts can answer in the notification. */
  action?: { kind: 'story'; targetId: string };
}

/** Notifies the hosts, and the author unless the author answered. */
async function tell(uow: UnitOfWork, actor: Actor, row: StoryRow, { hosts, author: toAuthor, action }: Told) {
  const about = {
    values: { gyg: row.gygTitle, host: row.orgName, caption: row.caption },
    gygId: row.gygId,
    storyId: row.id,
    image: row.url,
  };
  const gyg = { id: row.gygId, organizationId: row.organizationId };
  await notifyHosts(uow, gyg, { ...about, type: hosts, relatedUserId: row.userId, ...(action ? { action } : {}) });
  const author = await findAuthor(uow.tx, row.userId);
  if (author && !isSelf(actor, author.id)) await notifyPeople(uow, [author], { ...about, type: toAuthor });
}

async function change(uow: UnitOfWork, actor: Actor, row: AskedStory, isGiven: boolean): Promise<void> {
  const next = changeOf(row, isGiven);
  await updateConsent(uow.tx, row.id, next);
  if (next.status === undefined) return;
  const action = { kind: 'story', targetId: row.id } as const;
  if (isGiven) {
    await tell(uow, actor, row, { hosts: 'story_consent_given', author: 'story_waits_again', action });
    return;
  }
  await removeEverywhere(uow, action);
  await withdrawAction(uow, action);
  await tell(uow, actor, row, { hosts: 'story_consent_withdrawn', author: 'story_hidden' });
}

/**
 * Records the answer of the people in a picture, by the author or by the link. Withdrawing hides the story at once;
 * agreeing again asks the hosts again. An equal answer is recorded and changes nothing. Throws 401, 403, 404, 409.
 */
export async function answerStoryConsent(
  uow: UnitOfWork,
  actor: Actor,
  storyId: string,
  { given, token }: { given: boolean; token?: string | undefined },
): Promise<StoryConsent> {
  await findAnswerable(uow.tx, actor, storyId, token);
  if (!(await lockStory(uow.tx, storyId))) throw problem('stories.missing');
  const row = await findAnswerable(uow.tx, actor, storyId, token);
  // The answer by a link is the people's own, even in a browser in which the author is logged in.
  const userId = token === undefined && actor.kind === 'user' ? actor.id : null;
  await insertConsent(uow.tx, { storyId, given, userId, createdAt: uow.now });
  if (given !== (row.consent === 'GIVEN')) await change(uow, actor, row, given);
  return presentConsent(await findAnswerable(uow.tx, actor, storyId, token));
}

/** Sets whether the platform and the host may use a story in their own channels; by its author. Throws 403, 404. */
export async function shareStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  { mayShare }: { mayShare: boolean },
): Promise<Story> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit('shareStory', actor, { authorId: row.userId });
  await updateMayShare(uow.tx, storyId, mayShare);
  return presentStoryFor(actor, { ...row, mayShare });
}
