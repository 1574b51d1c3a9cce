import type { Story, StoryRejection } from '@gyg/contract';
import { isHostOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { type AuditedAct, recordAudit } from '../../access/record-audit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { closeAction, type NotificationType, notifyPeople } from '../notifications';
import { removeEverywhere } from '../platform-admin/featured';
import { queueDeliveries } from '../webhooks';
import { hostedGygOf } from './story.policy';
import { findAuthor, type StoryDecision, type StoryRow, setResponse, updateStoryStatus } from './story.repository';
import { getStoryRow, presentStoryFor } from './story.service';

const approved: StoryDecision = { status: 'APPROVED', rejectReason: null, rejectNote: null };
const rejected: StoryDecision = { status: 'REJECTED', rejectReason: null, rejectNote: null };

async function notifyAuthor(
  uow: UnitOfWork,
  actor: SignedIn,
  row: StoryRow,
  type: NotificationType,
  values: Readonly<Record<string, string>> = {},
) {
  const author = await findAuthor(uow.tx, row.userId);
  if (!author || author.id === actor.id) return;
  await notifyPeople(uow, [author], {
    type,
    values: { gyg: row.gygTitle, host: row.orgName, ...values },
    gygId: row.gygId,
    storyId: row.id,
    image: row.url,
  });
}

/** Records what super users do with the stories of others; what hosts do with their own is not recorded. */
async function recordReview(
  uow: UnitOfWork,
  actor: SignedIn,
  row: StoryRow,
  act: Pick<AuditedAct, 'action' | 'reason'>,
): Promise<void> {
  if (isHostOf(actor, hostedGygOf(row))) return;
  const { organizationId, gygId } = row;
  await recordAudit(uow, actor, { ...act, target: row.id, details: { organizationId, gygId } });
}

async function decide(uow: UnitOfWork, actor: SignedIn, row: StoryRow, decision: StoryDecision) {
  if (decision.status === 'APPROVED' && row.consent === 'WITHDRAWN') throw problem('stories.consent_withdrawn');
  if (row.status === decision.status || !(await updateStoryStatus(uow.tx, row, decision)))
    throw problem('stories.already_responded');
  const accepted = decision.status === 'APPROVED';
  if (row.status === 'PENDING')
    await closeAction(uow, { kind: 'story', targetId: row.id }, { accepted, by: actor.fullName });
  if (!accepted) await removeEverywhere(uow, { kind: 'story', targetId: row.id });
  const facts = { gygId: row.gygId, storyId: row.id };
  await recordReview(uow, actor, row, {
    action: accepted ? 'story.approved' : 'story.rejected',
    reason: decision.rejectReason ?? undefined,
  });
  if (accepted) await queueDeliveries(uow, row.organizationId, 'story.approved', () => [facts]);
  const why = { rejection: decision.rejectReason ?? '', note: decision.rejectNote ?? '' };
  await notifyAuthor(uow, actor, row, accepted ? 'story_approved' : 'story_rejected', accepted ? {} : why);
}

/**
 * Approves a story or, with `rejection`, rejects it for that reason; hosts can change their decision. Throws 404, 403,
 * and 409 if nothing would change or the people in the picture do not agree.
 */
export async function decideStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  rejection?: { reason: StoryRejection; note: string },
): Promise<Story> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit(rejection ? 'rejectStory' : 'approveStory', actor, { gyg: hostedGygOf(row) });
  const { reason, note } = rejection ?? {};
  const because = { rejectReason: reason ?? null, rejectNote: note ?? null };
  await decide(uow, actor, row, rejection ? { ...rejected, ...because } : approved);
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
  await decide(uow, actor, row, accept ? approved : rejected);
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
  await recordReview(uow, actor, row, { action: 'story.responded' });
  if (response !== '' && response !== row.response) {
    await notifyAuthor(uow, actor, row, 'story_responded', { response });
  }
  return presentStoryFor(actor, { ...row, response: response || null });
}
