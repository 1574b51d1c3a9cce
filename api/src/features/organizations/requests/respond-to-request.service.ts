import type { Locale, respondBodySchema } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { z } from 'zod';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeAction } from '../../notifications';
import { findPeopleByEmail } from '../../people';
import { openOrganization } from './open-organization.service';
import {
  answerRequest,
  findRequest,
  type OrganizationRequestRow,
  setOrganization,
} from './organization-request.repository';

type Answer = z.output<typeof respondBodySchema>;

interface Decided {
  organization: string;
  locale: Locale;
  path: string;
}

async function mailRequester(
  uow: UnitOfWork,
  row: OrganizationRequestRow,
  { organization, locale, path }: Decided,
): Promise<void> {
  if (!uow.mail) return;
  await enqueueMail(uow.tx, {
    to: row.requesterEmail,
    template: row.status === 'ACCEPTED' ? 'organizationRequestAccepted' : 'organizationRequestDeclined',
    locale,
    data: { name: row.requesterName, organization, link: `${uow.publicUrl}${path}`, message: row.answer },
  });
}

/** Creates the organisation with what was decided, otherwise as requested. Returns its id. */
async function open(uow: UnitOfWork, row: OrganizationRequestRow, answer: Answer): Promise<string> {
  // What they write is probably in the language in which they asked; they can change it.
  const { country, website, requesterEmail: adminEmail, locale: language } = row;
  const { name = row.name, organizationType, friendlyUrl } = answer;
  const card = { name, country, language, friendlyUrl, ...(organizationType && { organizationType }) };
  const opened = await openOrganization(uow, card, { website, adminEmail });
  if (!opened) throw problem('org.friendly_url_taken');
  await setOrganization(uow.tx, row.id, { organizationId: opened.id, adminMadeAt: opened.adminMadeAt });
  const locale = opened.admins[0]?.locale ?? row.locale;
  await mailRequester(uow, row, { organization: name, locale, path: opened.adminPath });
  return opened.id;
}

async function decline(uow: UnitOfWork, row: OrganizationRequestRow): Promise<void> {
  const [person] = await findPeopleByEmail(uow.tx, row.requesterEmail);
  const locale = person?.locale ?? row.locale;
  await mailRequester(uow, row, { organization: row.name, locale, path: '/static/contact' });
}

/**
 * Answers a request, once. Accepting creates the organisation and makes the requester ADMIN: immediately with an
 * account, otherwise on sign-up with that verified address. They are mailed in both cases, with the message, which
 * declining requires.
 */
export async function respondToRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  answer: Answer,
): Promise<OrganizationRequestRow> {
  permit('respondToOrganizationRequest', actor);
  if (!(await findRequest(uow.tx, requestId))) throw problem('org_request.missing');
  const { accept, message = '' } = answer;
  const decision = { status: accept ? 'ACCEPTED' : 'DECLINED', answer: message } as const;
  const row = await answerRequest(uow.tx, requestId, { ...decision, answeredBy: actor.id, answeredAt: uow.now });
  if (!row) throw problem('org_request.already_responded');
  if (!accept && message === '') throw problem('org_request.message_missing');
  await closeAction(uow, { kind: 'organizationRequest', targetId: row.id }, { accepted: accept, by: actor.fullName });
  const organizationId = accept ? await open(uow, row, answer) : undefined;
  if (!accept) await decline(uow, row);
  await recordAudit(uow, actor, {
    action: accept ? 'organization_request.accepted' : 'organization_request.declined',
    target: row.id,
    ...(organizationId !== undefined && { details: { organizationId } }),
  });
  return (await findRequest(uow.tx, requestId)) ?? row;
}

/** Answers a request from its notification, with the same permission; the second answer is 409. */
export async function answerOrganizationRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  await respondToRequest(uow, actor, requestId, { accept });
}
