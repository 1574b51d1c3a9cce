import { limits, type Webhook, type WebhookEvent, type WebhookWithSecret } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { recordAudit } from '../../access/record-audit';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { isOutsideHost } from '../../integrations/external-services/public-address';
import { invalidRequest, problem } from '../../problem';
import { getOrganizationRow } from '../organizations';
import { makeSecret } from './signature';
import { presentWebhook } from './webhook.presenter';
import {
  countWebhooks,
  deleteWebhookRow,
  findWebhookRow,
  insertWebhook,
  listWebhookRows,
  lockWebhooks,
  replaceSecret,
  type WebhookRow,
} from './webhook.repository';
import { readWeek } from './week.service';

const oldSecretSigns = 24 * 60 * 60_000;

export interface WebhookPlace {
  organizationId: string;
  webhookId: string;
}

/** A webhook of the organisation. Throws 404. */
export async function getWebhookRow(read: Reader, { organizationId, webhookId }: WebhookPlace): Promise<WebhookRow> {
  const row = await findWebhookRow(read, webhookId);
  if (row?.organizationId !== organizationId) throw problem('webhooks.missing');
  return row;
}

/** The address in its normal form. Throws 400 unless it is an https address of the internet. */
function requireAddress(text: string): string {
  const refuse = (code: string, message: string) => invalidRequest([{ path: 'url', code, message }]);
  if (!URL.canParse(text)) throw refuse('address', 'Enter a web address');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw refuse('scheme', 'Start with https://');
  if (url.username !== '' || url.password !== '') throw refuse('user', 'Leave out the user name and password');
  if (!isOutsideHost(url.hostname)) throw refuse('address', 'Enter an address that the internet can reach');
  url.hash = '';
  if (url.href.length > limits.url) throw refuse('address', 'The address is too long');
  return url.href;
}

const present = async (read: Reader, row: WebhookRow, now: Date): Promise<Webhook> =>
  presentWebhook(row, await readWeek(read, row.id, now), now);

/** An organisation's webhooks, for its admins. Throws 404, 403. */
export async function listWebhooks({ db: { read } }: ApiContext, actor: SignedIn, organizationId: string, now: Date) {
  await getOrganizationRow(read, organizationId);
  permit('listWebhooks', actor, { organizationId });
  const rows = await listWebhookRows(read, organizationId);
  return { webhooks: await Promise.all(rows.map((row) => present(read, row, now))) };
}

/** Adds a webhook; this answer alone has its secret. Throws 404, 403, 400, 409 `webhooks.too_many`. */
export async function createWebhook(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  { url: text, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<WebhookWithSecret> {
  const { tx, now } = uow;
  await getOrganizationRow(tx, organizationId);
  permit('createWebhook', actor, { organizationId });
  const url = requireAddress(text);
  await lockWebhooks(tx, organizationId);
  if ((await countWebhooks(tx, organizationId)) >= limits.webhooks) throw problem('webhooks.too_many');
  const secret = makeSecret();
  const by = { createdBy: actor.id, createdAt: now };
  const webhookId = await insertWebhook(tx, { organizationId, url, events: [...events], secret, ...by });
  const details = { organizationId, host: new URL(url).host, events: [...events] };
  await recordAudit(uow, actor, { action: 'webhook.created', target: webhookId, details });
  return { ...(await present(tx, await getWebhookRow(tx, { organizationId, webhookId }), now)), secret };
}

/** Gives a webhook a new secret; the old one signs along for a day. Throws 404, 403. */
export async function renewSecret(uow: UnitOfWork, actor: SignedIn, place: WebhookPlace): Promise<WebhookWithSecret> {
  const { tx, now } = uow;
  const { organizationId, webhookId } = place;
  await getOrganizationRow(tx, organizationId);
  permit('renewWebhookSecret', actor, { organizationId });
  await lockWebhooks(tx, organizationId);
  await getWebhookRow(tx, place);
  const secret = makeSecret();
  await replaceSecret(tx, webhookId, secret, new Date(now.getTime() + oldSecretSigns));
  await recordAudit(uow, actor, { action: 'webhook.secret_renewed', target: webhookId, details: { organizationId } });
  return { ...(await present(tx, await getWebhookRow(tx, place), now)), secret };
}

/** Removes a webhook with its deliveries. Throws 404, 403. */
export async function deleteWebhook(uow: UnitOfWork, actor: SignedIn, place: WebhookPlace): Promise<void> {
  const { organizationId, webhookId } = place;
  await getOrganizationRow(uow.tx, organizationId);
  permit('deleteWebhook', actor, { organizationId });
  const { url } = await getWebhookRow(uow.tx, place);
  await deleteWebhookRow(uow.tx, webhookId);
  const details = { organizationId, host: new URL(url).host };
  await recordAudit(uow, actor, { action: 'webhook.removed', target: webhookId, details });
}
