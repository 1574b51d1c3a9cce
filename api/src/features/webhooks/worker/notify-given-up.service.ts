import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { adminAddress } from '../../../text/friendly-url';
import { notifyAdmins } from '../../notifications';
import { claimFailureNotice, listAdminsToMail, type Target } from '../webhook.repository';

/** Notifies and mails the organisation's admins that calls are given up: once until a call arrives again. */
export async function notifyGivenUp(uow: UnitOfWork, webhookId: string, target: Target): Promise<void> {
  if (!(await claimFailureNotice(uow.tx, webhookId, uow.now))) return;
  const { organizationId, organizationName, orgFriendlyUrl } = target;
  const host = new URL(target.url).host;
  const values = { organization: organizationName, host };
  await notifyAdmins(uow, organizationId, { type: 'webhook_failed', values });
  const link = uow.publicUrl + adminAddress(orgFriendlyUrl, '/admin/plugins/access');
  for (const { email, fullName, locale } of await listAdminsToMail(uow.tx, organizationId)) {
    if (email === null) continue;
    const data = { name: fullName, link, organization: organizationName, host };
    await enqueueMail(uow.tx, { to: email, template: 'webhookFailed', locale, data });
  }
}
