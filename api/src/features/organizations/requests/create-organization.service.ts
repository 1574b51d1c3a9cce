import type { createOrganizationBodySchema, Locale, Organization } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { z } from 'zod';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { invalidRequest, problem } from '../../../problem';
import { isWebAddress } from '../../../text/friendly-url';
import { presentOrganization } from '../organization.presenter';
import { getOrganizationRow } from '../organization.service';
import { type Opened, openOrganization } from './open-organization.service';
import { insertRequest } from './organization-request.repository';

type Given = z.output<typeof createOrganizationBodySchema>;

/** Stored as an accepted request, which its admin claims on sign-up like any other. */
async function recordOpenedOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  input: Given,
  { id, admins, adminMadeAt }: Opened,
): Promise<void> {
  await insertRequest(uow.tx, {
    requesterName: admins[0]?.fullName ?? '',
    requesterEmail: input.adminEmail,
    name: input.name,
    website: input.website ?? '',
    country: input.country ?? 'se',
    status: 'ACCEPTED',
    organizationId: id,
    adminMadeAt,
    answeredBy: actor.id,
    answeredAt: uow.now,
    createdAt: uow.now,
  });
}

/** The language of an organisation's country, if nothing else is known. */
const usualLocale = ({ country = 'se' }: Given): Locale => (country === 'se' ? 'se' : 'en');

async function mailFirstAdmin(uow: UnitOfWork, input: Given, { adminPath, admins: [admin] }: Opened): Promise<void> {
  if (!uow.mail) return;
  await enqueueMail(uow.tx, {
    to: input.adminEmail,
    template: 'organizationOpened',
    locale: admin?.locale ?? usualLocale(input),
    data: {
      name: admin?.fullName ?? input.adminEmail,
      organization: input.name,
      link: `${uow.publicUrl}${adminPath}`,
    },
  });
}

/**
 * Creates an organisation without a request, for super users. The user with `adminEmail` administers it immediately,
 * otherwise on sign-up with that verified address; they are mailed in both cases. Throws 409 if the friendly URL is
 * taken.
 */
export async function createOrganization(uow: UnitOfWork, actor: SignedIn, input: Given): Promise<Organization> {
  const { adminEmail, website = '', ...card } = input;
  if (website.startsWith('/') || !isWebAddress(website)) {
    throw invalidRequest([{ path: 'website', code: 'invalid_url', message: 'Not a web address' }]);
  }
  permit('createOrganization', actor);
  const { country = 'se', language = usualLocale(input) } = card;
  const opened = await openOrganization(uow, { ...card, country, language }, { website, adminEmail });
  if (!opened) throw problem('org.friendly_url_taken');
  await recordOpenedOrganization(uow, actor, input, opened);
  await mailFirstAdmin(uow, input, opened);
  await recordAudit(uow, actor, { action: 'organization.created', target: opened.id });
  return presentOrganization(await getOrganizationRow(uow.tx, opened.id));
}
