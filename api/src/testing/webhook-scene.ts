import type { DeliveredEvent } from '@gyg/contract/enums';
import type { Poller } from '@gyg/database';
import { webhookDeliveries, webhooks } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { createWebhookWorker, type WebhookWorkerOptions } from '../features/webhooks';
import type { PostOutcome, PostOutside } from '../integrations/external-services/post-outside';
import { createTestClock } from './test-clock';
import { createFactories } from './test-factories';

type Posted = Parameters<PostOutside>[0];

/** An answer that means that a call has arrived. */
export const ok: PostOutcome = { status: 200, headers: {}, body: 'thanks', took: 12 };
/** An answer that asks to come again in ten minutes. */
export const busy: PostOutcome = { status: 503, headers: { 'retry-after': '600' }, body: 'later', took: 7 };

/** A database that several workers share, an organisation with an admin, and a receiver. Call `remove` after the test. */
export async function createWebhookScene() {
  const shared = await createSharedTestDatabase();
  const db = await shared.open();
  const clock = createTestClock();
  const make = createFactories(db, clock);
  const organization = await make.organization({ name: 'Ren Kust' });
  const admin = await make.user({ email: 'klara@example.org', locale: 'se' });
  await make.member(organization.id, admin.id, 'ADMIN');
  let count = 0;

  const scene = {
    db,
    clock,
    adminId: admin.id,
    /** What the receiver got, in order. */
    posted: [] as Posted[],
    /** What the receiver answers; replace it. */
    answer: (_post: Posted): PostOutcome | Promise<PostOutcome> => ok,
    /** Opens the database in another process. */
    open: () => shared.open(),
    remove: () => shared.remove(),

    worker(over: Partial<WebhookWorkerOptions> = {}): Poller {
      const post: PostOutside = async (one) => {
        scene.posted.push(one);
        return scene.answer(one);
      };
      return createWebhookWorker({ db, publicUrl: 'https://gyg.example', post, now: clock.now, ...over });
    },
    /** Adds an organisation with the same admin; returns its id. */
    async addOrganization(): Promise<string> {
      const { id } = await make.organization();
      await make.member(id, admin.id, 'ADMIN');
      return id;
    },
    async addWebhook(over: Partial<typeof webhooks.$inferInsert> = {}): Promise<string> {
      count += 1;
      const values = { organizationId: organization.id, createdBy: admin.id, events: [], secret: 'whsec_bmV3' };
      const url = `https://hooks${count}.renkust.example/gyg`;
      const [row] = await db.tx((tx) =>
        tx
          .insert(webhooks)
          .values({ ...values, url, ...over })
          .returning(),
      );
      return row?.id ?? '';
    },
    /** Adds calls about these gygs, in this order; their bodies are 0, 1 and so on. */
    async addCalls(
      webhookId: string,
      gygIds: readonly (string | null)[],
      event: DeliveredEvent = 'gyg.updated',
    ): Promise<string[]> {
      const base = { webhookId, event, nextAt: clock.now(), createdAt: clock.now() };
      const values = gygIds.map((gygId, index) => ({ ...base, gygId, payload: `${index}` }));
      const rows = await db.tx((tx) =>
        tx.insert(webhookDeliveries).values(values).returning({ id: webhookDeliveries.id }),
      );
      return rows.map(({ id }) => id);
    },
    async rowOf(id: string) {
      const [row] = await db.read.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
      if (!row) throw new Error(`There is no call ${id}`);
      return row;
    },
    sentIds: (): (string | undefined)[] => scene.posted.map(({ headers }) => headers['webhook-id']),
    /** Lets so many hours pass in steps, and sends after each. */
    async runFor(hours: number, step: number, one: Poller = scene.worker()): Promise<void> {
      for (let passed = 0; passed < hours; passed += step) {
        clock.pass(step);
        await one.runOnce();
      }
    },
  };
  return scene;
}

export type WebhookScene = Awaited<ReturnType<typeof createWebhookScene>>;
