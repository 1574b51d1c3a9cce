import { createPoller, type Database, type Poller } from '@gyg/database';
import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiLogger } from '../../../api-context';
import { createPostOutside, type PostOutside } from '../../../integrations/external-services/post-outside';
import { adminAddress } from '../../../text/friendly-url';
import { notifyAdmins } from '../../notifications';
import { nextAttempt } from '../retry-pause';
import {
  claimFailureNotice,
  clearFailureNotice,
  findTarget,
  listAdminsToMail,
  type Target,
} from '../webhook.repository';
import { type PlaceLimits, Places } from './places';
import {
  claimDelivery,
  type DeliveryRow,
  findHead,
  finishDelivery,
  type Lane,
  listDueWebhooks,
} from './queue.repository';
import { sendDelivery } from './send-delivery';

export interface WebhookWorkerOptions {
  db: Database;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Wakes the mail worker, after a commit that wrote mail. */
  kickMail?: () => void;
  logger?: Pick<ApiLogger, 'info' | 'error'>;
  post?: PostOutside;
  now?: () => Date;
  /** Runs each step of the work, to notice one that does not end. */
  watchStep?: <T>(step: () => Promise<T>) => Promise<T>;
  /** Milliseconds between polls; default 5,000. */
  pollEvery?: number;
}

/** Few of an organisation, so that its slow receivers delay no other, and tests apart from what happened. */
export const placesOf = {
  calls: { total: 32, perOrganization: 2 },
  tests: { total: 8, perOrganization: 1 },
} as const satisfies Record<Lane, PlaceLimits>;
const lanes = ['calls', 'tests'] as const;
/** How many webhooks are looked at for the free places. */
const mostDue = 200;
/** Longer than any delivery, so that no second worker takes it. */
export const lease = 60_000;

/** A delivery that has a place. */
interface Picked {
  row: DeliveryRow;
  free: () => void;
}

/** Notifies and mails the organisation's admins that deliveries are given up: once until a delivery arrives again. */
async function notifyGivenUp(uow: UnitOfWork, webhookId: string, target: Target): Promise<void> {
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

/**
 * Sends the deliveries of webhooks: those about one gyg in order, each until it arrives or is given up after three
 * days. Any number of processes may run it. A delivery arrives twice, with the same id, only if the process or the
 * connection breaks between the receiver's answer and the worker's record of it, or a person sends it again.
 */
export function createWebhookWorker(options: WebhookWorkerOptions): Poller {
  const {
    db,
    publicUrl,
    kickMail,
    logger,
    now = () => new Date(),
    pollEvery = 5_000,
    watchStep = (step) => step(),
  } = options;
  const post = options.post ?? createPostOutside();
  const placesIn = { calls: new Places(placesOf.calls), tests: new Places(placesOf.tests) };
  const sending = new Set<Promise<void>>();
  let wake = () => {};
  let again = false;

  async function record(row: DeliveryRow, target: Target, sent: Awaited<ReturnType<typeof sendDelivery>>) {
    const { stored, retryAfter } = sent;
    const attempts = row.attempts + 1;
    const at = now();
    const arrived = stored.error === null;
    const next = arrived ? null : nextAttempt({ attempts, createdAt: row.createdAt, now: at, retryAfter });
    const end = arrived ? { deliveredAt: at } : next === null ? { failedAt: at } : { nextAt: next };
    const givenUp = !arrived && next === null;
    await db.tx(async (tx) => {
      if (!(await finishDelivery(tx, row, { ...stored, ...end }))) return;
      const uow: UnitOfWork = { tx, now: at, publicUrl, mail: true, notify: true };
      if (arrived) await clearFailureNotice(tx, row.webhookId);
      else if (givenUp) await notifyGivenUp(uow, row.webhookId, target);
    });
    if (arrived) return;
    if (givenUp) kickMail?.();
    const { status, error, took } = stored;
    logger?.info(
      { webhookId: row.webhookId, delivery: row.id, event: row.event, attempts, status, error, took, givenUp },
      'a call of a webhook did not arrive',
    );
  }

  async function send(row: DeliveryRow): Promise<boolean> {
    const at = now();
    if (!(await claimDelivery(db, row, at, new Date(at.getTime() + lease)))) return false;
    const target = await findTarget(db.read, row.webhookId);
    if (!target) return false;
    const sent = await sendDelivery(post, row, target, at);
    await record(row, target, sent);
    return sent.stored.error === null;
  }

  /** Takes the free places for due deliveries. */
  async function pick(): Promise<Picked[]> {
    const at = now();
    const full = { calls: placesIn.calls.fullOrganizations(), tests: placesIn.tests.fullOrganizations() };
    const allDue = await listDueWebhooks(db.read, { now: at, full, limit: mostDue });
    const picked: Picked[] = [];
    try {
      for (const lane of lanes) {
        const places = placesIn[lane];
        let due = allDue.filter((webhook) => webhook.lane === lane);
        places.keepTurnsOf(due);
        for (let next = places.next(due); next; next = places.next(due)) {
          const { webhookId } = next;
          due = due.filter((webhook) => webhook.webhookId !== webhookId);
          const row = await findHead(db.read, webhookId, { lane, now: at });
          if (row) picked.push({ row, free: places.take(next) });
        }
      }
    } catch (error) {
      for (const { free } of picked) free();
      throw error;
    }
    return picked;
  }

  async function sendAllDue(): Promise<number> {
    let arrived = 0;
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      again = false;
      const picked = poller.stopped ? [] : await watchStep(pick);
      for (const { row, free } of picked) {
        const task: Promise<void> = watchStep(() => send(row))
          .then((done) => {
            if (done) arrived += 1;
          })
          .catch((error: unknown) => logger?.error({ error, delivery: row.id }, 'a call of a webhook failed'))
          .finally(() => {
            // The deliveries that waited for this one may be due now, also if the next were being read meanwhile.
            again = true;
            sending.delete(task);
            free();
          });
        sending.add(task);
      }
      if (again) continue;
      if (sending.size === 0) return arrived;
      await Promise.race([...sending, woken]);
    }
  }

  const poller = createPoller({
    every: pollEvery,
    run: sendAllDue,
    asked() {
      again = true;
      wake();
    },
    onError: (error) => logger?.error({ error }, 'the webhook worker failed'),
  });
  return poller;
}
