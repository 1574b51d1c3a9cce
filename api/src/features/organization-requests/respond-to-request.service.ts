import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { isWebAddress } from '../../text/web-address';
import { closeAction } from '../notifications';
import { makeOrganization } from '../organizations';
import { findPeopleByEmail, makeAdmin } from '../users';
import { requireSuperUser } from './organization-request.policy';
import {
  answerRequest,
  findRequest,
  type OrganizationRequestRow,
  setOrganization,
} from './organization-request.repository';

/** Makes the organisation and, of those with the requester's verified address, its first admins. */
async function open(work: Work, row: OrganizationRequestRow): Promise<{ id: string; locale: 'en' | 'se' }> {
  const website = /^https?:/.test(row.website) && isWebAddress(row.website) ? row.website : '';
  const { id } = await makeOrganization(work, { name: row.name, country: row.country }, { website });
  await setOrganization(work.t, row.id, id);
  const people = await findPeopleByEmail(work.t, row.requesterEmail);
  for (const person of people) await makeAdmin(work, person, { id, name: row.name });
  return { id, locale: people[0]?.locale ?? 'se' };
}

async function tellRequester(
  work: Work,
  row: OrganizationRequestRow,
  locale: 'en' | 'se',
  path: string,
): Promise<void> {
  if (!work.mail) return;
  await enqueueMail(work.t, {
    to: row.requesterEmail,
    template: row.status === 'ACCEPTED' ? 'organisationRequestAccepted' : 'organisationRequestDeclined',
    locale,
    data: { name: row.requesterName, organization: row.name, link: `${work.publicUrl}${path}` },
  });
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
  requireSuperUser(actor);
  if (!(await findRequest(work.t, requestId))) throw problem('org_request.missing');
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const row = await answerRequest(work.t, requestId, { status, answeredBy: actor.id, answeredAt: work.now });
  if (!row) throw problem('org_request.already_responded');
  await closeAction(work, { kind: 'organizationRequest', targetId: row.id }, { accepted: accept, by: actor.fullName });
  if (accept) {
    const { id, locale } = await open(work, row);
    await tellRequester(work, row, locale, `/organizations/${id}`);
  } else {
    const [person] = await findPeopleByEmail(work.t, row.requesterEmail);
    await tellRequester(work, row, person?.locale ?? 'se', '/static/contact');
  }
  return (await findRequest(work.t, requestId)) ?? row;
}
