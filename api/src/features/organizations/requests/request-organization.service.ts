import { canBeMailed, type Locale, normaliseEmail } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { Actor } from '../../../access/actor';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { invalidRequest, problem } from '../../../problem';
import { isWebAddress } from '../../../text/friendly-url';
import { mayReceive, recipientLimitsOf } from '../../mails';
import { notifyPeople } from '../../notifications';
import { findPeopleByEmail } from '../../people';
import { organizationInviteExists } from './organization-invite.service';
import { insertRequest, listPeopleBySubject, type NewOrganizationRequest } from './organization-request.repository';

interface AccountRequest {
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  agreePermission: boolean;
}

const needed = ['requesterName', 'requesterEmail', 'name', 'website'] as const;

/** The form starts with `https://`, which alone is not an address. */
const isMissing = (text: string) => text === '' || /^https?:\/\/$/.test(text);

/** Checks an account request. Throws 400 in this order: missing values, invalid addresses, missing permission. */
function requireComplete(request: AccountRequest): void {
  const missing = needed.filter((field) => isMissing(request[field]));
  if (missing.length > 0) {
    const errors = missing.map((path) => ({ path, code: 'missing', message: 'This is required' }));
    throw problem('org_request.missing_mandatory_values', { errors });
  }
  const wrong = [
    ...(canBeMailed(request.requesterEmail) ? [] : [{ path: 'requesterEmail', code: 'invalid_email' }]),
    ...(isWebAddress(request.website) && !request.website.startsWith('/')
      ? []
      : [{ path: 'website', code: 'invalid_url' }]),
  ];
  if (wrong.length > 0) throw invalidRequest(wrong.map((field) => ({ ...field, message: 'Not a valid address' })));
  if (!request.agreePermission) throw problem('org_request.missing_agree_permission');
}

interface GivenRequest extends AccountRequest {
  message: string;
  country: string;
  inviteId: string | null;
  locale?: Locale | undefined;
}

async function notifySuperUsers(
  uow: UnitOfWork,
  actor: Actor,
  { id, ...request }: NewOrganizationRequest & { id: string },
  subjects: readonly string[],
): Promise<void> {
  await notifyPeople(uow, await listPeopleBySubject(uow.tx, subjects), {
    type: 'organization_requested',
    values: { person: request.requesterName, organization: request.name, website: request.website },
    ...(actor.kind === 'user' ? { relatedUserId: actor.id } : {}),
    action: { kind: 'organizationRequest', targetId: id },
  });
}

/** Confirms the request by mail, in the requester's language if known. */
async function mailRequester(uow: UnitOfWork, request: NewOrganizationRequest, locale: Locale): Promise<void> {
  if (!uow.mail) return;
  await enqueueMail(uow.tx, {
    to: request.requesterEmail,
    template: 'organizationRequestReceived',
    locale,
    data: { name: request.requesterName, organization: request.name, link: `${uow.publicUrl}/` },
  });
}

/**
 * Requests an organisation account; open to guests. Super users are notified and answer. Throws 400 with a code of
 * `org_request`, and 404 for a missing invitation.
 */
export async function requestOrganization(
  context: ApiContext,
  actor: Actor,
  { agreePermission, locale, ...input }: GivenRequest,
  now: Date,
): Promise<{ id: string }> {
  requireComplete({ agreePermission, ...input });
  const subjects = await context.superUserSubjects();
  return inTransaction(context, now, async (uow) => {
    const { inviteId } = input;
    if (inviteId !== null && !(await organizationInviteExists(uow.tx, inviteId))) throw problem('org_invite.missing');
    const { requesterEmail } = input;
    const [requester] = await findPeopleByEmail(uow.tx, requesterEmail);
    const own = actor.kind === 'user' ? actor.locale : undefined;
    const language = requester?.locale ?? locale ?? own ?? 'se';
    const request = { ...input, locale: language, createdAt: now };
    const id = await insertRequest(uow.tx, request);
    await notifySuperUsers(uow, actor, { ...request, id }, subjects);
    // The address is not verified, so the number of mails to it is limited.
    if (await mayReceive(uow, recipientLimitsOf(context.config), requesterEmail)) {
      await mailRequester(uow, request, language);
    }
    return { id };
  });
}

/** Writes a given request, for seeding. */
export async function writeOrganizationRequest(
  uow: UnitOfWork,
  request: Omit<NewOrganizationRequest, 'createdAt'>,
): Promise<{ id: string }> {
  const requesterEmail = normaliseEmail(request.requesterEmail);
  return { id: await insertRequest(uow.tx, { ...request, requesterEmail, createdAt: uow.now }) };
}
