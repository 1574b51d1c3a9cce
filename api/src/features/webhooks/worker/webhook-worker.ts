import type { Database } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiLogger } from '../../../api-context';
import { createPostOutside, type PostOutside } from '../../../external-services/post-outside';
import { nextAttempt } from '../retry-pause';
import { clearFailureNotice, findTarget, type Target } from '../webhook.repository';
import { notifyGivenUp } from './notify-given-up.service';
import { claimDelivery, type DeliveryRow, finishDelivery, listDueWebhooks, listHeads } from './queue.repository';
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

export interface WebhookWorker {
  /** Starts polling. */
  start(): void;
  /** Polls immediately without waiting for the result; for use after a commit that wrote calls. */
  kick(): void;
  /** Sends what is due and resolves with the number of calls that arrived. */
  runOnce(): Promise<number>;
  /** Stops polling and waits for the calls that are being sent. */
  stop(): Promise<void>;
}

/** At once: of one process, and to one webhook, so that a slow one delays no other. */
const mostAtOnce = 8;
const mostPerWebhook = 2;
/** Longer than any call, so that no second worker takes it. */
export const lease = 60_000;

/**
 * Sends the calls of webhooks: those about one gyg in order, each until it arrives or is given up after three days. Any
 * number of processes may run it. A call arrives twice, with the same id, only if the process or the connection breaks
 * between the receiver's answer and the worker's record of it, or a person sends it again.
 */
export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
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
  const atWork = new Map<string, number>();
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let wake = () => {};
  let again = false;
  let stopped = false;

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

  /** Due calls for the free places: few of each webhook. */
  async function pick(): Promise<DeliveryRow[]> {
    const picked: DeliveryRow[] = [];
    for (const webhookId of await listDueWebhooks(db.read, now(), 2 * mostAtOnce)) {
      const free = Math.min(mostPerWebhook - (atWork.get(webhookId) ?? 0), mostAtOnce - sending.size - picked.length);
      if (free > 0) picked.push(...(await listHeads(db.read, webhookId, now(), free)));
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
      const picked = stopped ? [] : await watchStep(pick);
      for (const row of picked) {
        const { webhookId } = row;
        atWork.set(webhookId, (atWork.get(webhookId) ?? 0) + 1);
        const one: Promise<void> = watchStep(() => send(row))
          .then((done) => {
            if (done) arrived += 1;
          })
          .catch((error: unknown) => logger?.error({ error, delivery: row.id }, 'a call of a webhook failed'))
          .finally(() => {
            // The calls that waited for this one may be due now, also if the next were being read meanwhile.
            again = true;
            sending.delete(one);
            atWork.set(webhookId, (atWork.get(webhookId) ?? 1) - 1);
          });
        sending.add(one);
      }
      if (again) continue;
      if (sending.size === 0) return arrived;
      await Promise.race([...sending, woken]);
    }
  }

  function runOnce(): Promise<number> {
    // One run at a time: a kick during a run makes it look once more before it ends.
    again = true;
    wake();
    running ??= sendAllDue().finally(() => {
      running = undefined;
      atWork.clear();
    });
    return running;
  }

  function poll(): void {
    if (!stopped) runOnce().catch((error: unknown) => logger?.error({ error }, 'the webhook worker failed'));
  }

  return {
    start() {
      stopped = false;
      timer ??= setInterval(poll, pollEvery).unref();
      poll();
    },
    kick: poll,
    runOnce,
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
