import type { Locale } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem/problem';
import { closeAction } from '../notifications';
import { findPeopleByEmail } from '../users';
import { openOrganization } from './open-organization.service';
import {
  answerRequest,
  findRequest,
  type OrganizationRequestRow,
  setOrganization,
} from './organization-request.repository';

async function mailRequester(
  uow: UnitOfWork,
  row: OrganizationRequestRow,
  locale: Locale,
  path: string,
): Promise<void> {
  if (!uow.mail) return;
  await enqueueMail(uow.tx, {
    to: row.requesterEmail,
    template: row.status === 'ACCEPTED' ? 'organizationRequestAccepted' : 'organizationRequestDeclined',
    locale,
    data: { name: row.requesterName, organization: row.name, link: `${uow.publicUrl}${path}` },
  });
}

async function open(uow: UnitOfWork, row: OrganizationRequestRow): Promise<void> {
  const { name, country, website, requesterEmail: adminEmail } = row;
  const opened = await openOrganization(uow, { name, country }, { website, adminEmail });
  if (!opened) throw new Error('Every friendly url is taken');
  await setOrganization(uow.tx, row.id, { organizationId: opened.id, adminMadeAt: opened.adminMadeAt });
  await mailRequester(uow, row, opened.admins[0]?.locale ?? row.locale, opened.adminPath);
}

/**
 * Answers a request, once. Accepting creates the organisation and makes the requester ADMIN: immediately with an
 * account, otherwise on sign-up with that verified address. They are mailed in both cases.
 */
export async function respondToRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  accept: boolean,
): Promise<OrganizationRequestRow> {
  permit('respondToOrganizationRequest', actor);
  if (!(await findRequest(uow.tx, requestId))) throw problem('org_request.missing');
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const row = await answerRequest(uow.tx, requestId, { status, answeredBy: actor.id, answeredAt: uow.now });
  if (!row) throw problem('org_request.already_responded');
  await closeAction(uow, { kind: 'organizationRequest', targetId: row.id }, { accepted: accept, by: actor.fullName });
  if (accept) {
    await open(uow, row);
  } else {
    const [person] = await findPeopleByEmail(uow.tx, row.requesterEmail);
    await mailRequester(uow, row, person?.locale ?? row.locale, '/static/contact');
  }
  return (await findRequest(uow.tx, requestId)) ?? row;
}

/** Answers a request from its notification, with the same permission; the second answer is 409. */
export async function answerOrganizationRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  await respondToRequest(uow, actor, requestId, accept);
}
