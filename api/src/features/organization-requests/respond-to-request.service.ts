import type { Locale } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { closeAction } from '../notifications';
import { findPeopleByEmail } from '../users';
import { openOrganization } from './open-organization.service';
import {
  answerRequest,
  findRequest,
  type OrganizationRequestRow,
  setOrganization,
} from './organization-request.repository';

async function tellRequester(work: Work, row: OrganizationRequestRow, locale: Locale, path: string): Promise<void> {
  if (!work.mail) return;
  await enqueueMail(work.t, {
    to: row.requesterEmail,
    template: row.status === 'ACCEPTED' ? 'organizationRequestAccepted' : 'organizationRequestDeclined',
    locale,
    data: { name: row.requesterName, organization: row.name, link: `${work.publicUrl}${path}` },
  });
}

async function open(work: Work, row: OrganizationRequestRow): Promise<void> {
  const { name, country, website, requesterEmail: adminEmail } = row;
  const opened = await openOrganization(work, { name, country }, { website, adminEmail });
  if (!opened) throw new Error('Every friendly url is taken');
  await setOrganization(work.t, row.id, { organizationId: opened.id, adminMadeAt: opened.adminMadeAt });
  await tellRequester(work, row, opened.admins[0]?.locale ?? row.locale, `/organizations/${opened.id}`);
}

/**
 * Answers a request, once. Accepting makes the organisation and its requester ADMIN: at once with an account, else
 * when they sign up with that verified address. Either way they are e-mailed (api.md, organisations).
 */
export async function respondToRequest(
  work: Work,
  actor: SignedIn,
  requestId: string,
  accept: boolean,
): Promise<OrganizationRequestRow> {
  permit('respondToOrganizationRequest', actor);
  if (!(await findRequest(work.t, requestId))) throw problem('org_request.missing');
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const row = await answerRequest(work.t, requestId, { status, answeredBy: actor.id, answeredAt: work.now });
  if (!row) throw problem('org_request.already_responded');
  await closeAction(work, { kind: 'organizationRequest', targetId: row.id }, { accepted: accept, by: actor.fullName });
  if (accept) {
    await open(work, row);
  } else {
    const [person] = await findPeopleByEmail(work.t, row.requesterEmail);
    await tellRequester(work, row, person?.locale ?? row.locale, '/static/contact');
  }
  return (await findRequest(work.t, requestId)) ?? row;
}

/** What a notification of a request does when it is answered; the same permission, the same 409 the second time. */
export async function answerOrganizationRequest(
  work: Work,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  await respondToRequest(work, actor, requestId, accept);
}
