import type { ProposalInput, ProposalQuestion } from '@gyg/contract';
import { unanswered } from '@gyg/contract/proposal-form';
import { isMemberOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { forbidden, invalidRequest, problem } from '../../problem';
import { sanitizeHtml } from '../../text/sanitize-html';
import { fromZonedTime, zonedTimeAt } from '../../text/zoned-time';
import { notifyAdmins } from '../notifications';
import { getOrganizationRow, getPageRow } from '../organizations';
import { requireActiveUser } from '../people';
import { requireOwnImage } from '../pictures';
import { queueDeliveries } from '../webhooks';
import { requireOpenFor } from './proposal.policy';
import { insertProposal } from './proposal.repository';

const hours = 60 * 60 * 1000;

/** A number of days ahead at an hour, in Swedish time. */
function daysAhead(now: Date, days: number, hour: number): Date {
  const { year, month, day } = zonedTimeAt(now);
  return fromZonedTime({ year, month, day: day + days, hour });
}

/**
 * The given times, or 15 days ahead at 09:00 to 30 days ahead at 18:00. If a given time is beyond the other's default,
 * it lasts nine hours.
 */
function timesOf({ startDateTime, endDateTime }: ProposalInput, now: Date): { startDateTime: Date; endDateTime: Date } {
  const end = endDateTime === undefined ? undefined : new Date(endDateTime);
  const usual = daysAhead(now, 15, 9);
  const fallback = end !== undefined && end <= usual ? new Date(end.getTime() - 9 * hours) : usual;
  const start = startDateTime === undefined ? fallback : new Date(startDateTime);
  const latest = daysAhead(now, 30, 18);
  const until = end ?? (latest > start ? latest : new Date(start.getTime() + 9 * hours));
  if (until <= start)
    throw invalidRequest([{ path: 'endDateTime', code: 'too_early', message: 'Ends before it starts' }]);
  if (until <= now) throw invalidRequest([{ path: 'endDateTime', code: 'too_early', message: 'Is in the past' }]);
  return { startDateTime: start, endDateTime: until };
}

const needed = (path: string) => ({ path, code: 'required', message: 'This is required' });

function requireComplete({ title, summary, type, paymentMethod }: ProposalInput): void {
  const missing = [
    ...(title === '' ? ['title'] : []),
    ...(summary === '' ? ['summary'] : []),
    ...(type === 'COLLECTION' && !paymentMethod ? ['paymentMethod'] : []),
  ];
  if (missing.length > 0) throw problem('generic.missing_values', { errors: missing.map(needed) });
  if (type === 'GYG' && paymentMethod) {
    throw invalidRequest([
      { path: 'paymentMethod', code: 'not_a_collection', message: 'Only a collection has a payment method' },
    ]);
  }
}

/** Throws 400 `generic.missing_values` unless the organisation's own questions that need an answer have one. */
function requireAnswers(questions: readonly ProposalQuestion[], { customFields = {} }: ProposalInput): void {
  const missing = unanswered(questions, customFields).map(({ text }) => needed(`customFields.${text}`));
  if (missing.length > 0) throw problem('generic.missing_values', { errors: missing });
}

/** The columns of a proposal from the input. Throws 400: `generic.missing_values` or invalid times. */
function proposalColumns(input: ProposalInput, now: Date) {
  requireComplete(input);
  const { userId: _self, individualOrOrganization, representOrgId = null, description, image, ...others } = input;
  return {
    ...others,
    ...timesOf(input, now),
    paymentMethod: input.paymentMethod ?? null,
    description: sanitizeHtml(description, 'description'),
    image: image || null,
    representOrgId,
    representsOrganization: (individualOrOrganization ?? (representOrgId ? 'ORGANIZATION' : '')) === 'ORGANIZATION',
    customFields: input.customFields ?? {},
  };
}

async function submit(
  uow: UnitOfWork,
  actor: SignedIn,
  input: ProposalInput,
  columns: ReturnType<typeof proposalColumns>,
): Promise<{ id: string }> {
  const { organizationId, userId = actor.id, representOrgId } = input;
  await requireOwnImage(uow.tx, { url: columns.image, userId: actor.id, kinds: ['proposal'], path: 'image' });
  permit('createProposal', actor);
  if (!isSelf(actor, userId)) throw forbidden();
  const page = await getPageRow(uow.tx, organizationId);
  requireOpenFor(actor, organizationId, page);
  requireAnswers(page.proposalQuestions ?? [], input);
  if (representOrgId && !isMemberOf(actor, representOrgId)) throw problem('user_org.not_a_member');
  const id = await insertProposal(uow.tx, { ...columns, userId: actor.id, createdAt: uow.now });
  await requireActiveUser(uow.tx, actor.id);
  await notifyAdmins(uow, organizationId, {
    type: 'proposal_submitted',
    values: { person: actor.fullName, title: columns.title },
    relatedUserId: actor.id,
    proposalId: id,
    image: columns.image,
  });
  await queueDeliveries(uow, organizationId, 'proposal.submitted', () => [{ proposalId: id }]);
  return { id };
}

/**
 * Submits a gyg or collection to an organisation and notifies its admins. Throws 404 `org.missing`, 400, and 403 if the
 * organisation does not accept proposals from the caller, or the proposal is in the name of another person or an
 * organisation of which the caller is not a member.
 */
export async function createProposal(
  context: ApiContext,
  actor: SignedIn,
  input: ProposalInput,
  now: Date,
): Promise<{ id: string }> {
  await getOrganizationRow(context.db.read, input.organizationId);
  const columns = proposalColumns(input, now);
  return inTransaction(context, now, (uow) => submit(uow, actor, input, columns));
}
