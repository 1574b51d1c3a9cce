import type { Gyg } from '@gyg/contract';
import type { Insider, SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { dropPendingRequests } from '../../bookings';
import { closeQueue } from '../../needs';
import { withdrawActions, withdrawReminders } from '../../notifications';
import { removeEverywhere } from '../../platform-admin/featured';
import { queueDeliveries } from '../../webhooks';
import { type GygRow, getGyg, getVisibleGyg, gygStateAt, isPublished, lockGygForUpdate } from '..';
import { applyDueTransitions } from '../transitions';
import { cancelAll, hasActiveBookings, listBookers } from './booker.repository';
import { coordinatesAt, findLocation } from './find-location.service';
import { notifyGygUnpublished } from './gyg-messages.service';
import { requireReady } from './gyg-rules.policy';
import { insertTransition, updateGygRow } from './gyg-writing.repository';

/** One transition of a gyg by its host, serialised. */
async function move(
  context: ApiContext,
  actor: Insider,
  gygId: string,
  now: Date,
  act: (uow: UnitOfWork, gygId: string) => Promise<void>,
): Promise<Gyg> {
  await inTransaction(context, now, (uow) => act(uow, gygId));
  return getGyg(context, actor, gygId, { reading: 'own', now });
}

/** Publishes a draft. Throws 404, 403, 409 `gyg.wrong_state`, 409 `gyg.not_ready` with the missing fields. */
export async function publishGyg(context: ApiContext, actor: Insider, gygId: string, now: Date): Promise<Gyg> {
  const draft = await getVisibleGyg(context.db.read, actor, gygId);
  permit('publishGyg', actor, { gyg: draft });
  const located = await findLocation(context, draft);
  return move(context, actor, gygId, now, async (uow) => {
    const gyg = await lockGygForUpdate(uow, gygId);
    if (isPublished(gyg)) throw problem('gyg.wrong_state');
    requireReady(gyg, now);
    await updateGygRow(uow.tx, gygId, {
      ...coordinatesAt(gyg.address, located),
      publishedAt: now,
      finishedAt: null,
      updatedAt: now,
    });
    await insertTransition(uow.tx, gygId, 'PUBLISHED', now);
    const state = gygStateAt({ ...gyg, publishedAt: now, finishedAt: null }, now);
    await queueDeliveries(uow, gyg.organizationId, 'gyg.published', () => [{ gygId, state }]);
  });
}

/** Finishes a gyg that has started. Throws 404, 403, 409 `gyg.wrong_state`. */
export async function finishGyg(context: ApiContext, actor: SignedIn, gygId: string, now: Date): Promise<Gyg> {
  permit('finishGyg', actor, { gyg: await getVisibleGyg(context.db.read, actor, gygId) });
  return move(context, actor, gygId, now, async (uow) => {
    const gyg = await lockGygForUpdate(uow, gygId);
    if (gygStateAt(gyg, now) !== 'ONGOING') throw problem('gyg.wrong_state');
    await updateGygRow(uow.tx, gygId, { finishedAt: now, updatedAt: now });
    // Records the end and sends its notifications, as the scheduler does for a gyg that ends on time.
    await applyDueTransitions(uow, gygId);
  });
}

/** Cancels all bookings and places and notifies everyone concerned. */
async function cancelAllBookings(uow: UnitOfWork, actor: SignedIn, gyg: GygRow, reason: string): Promise<void> {
  const people = await listBookers(uow.tx, gyg.id);
  const cancelled = { cancelReason: reason, cancelledBy: actor.id, cancelledAt: uow.now };
  const ended = await cancelAll(uow.tx, gyg.id, cancelled);
  const bookingIds = ended.map(({ bookingId }) => bookingId);
  await dropPendingRequests(uow, actor, bookingIds);
  await withdrawActions(uow, { kind: 'booking', targetIds: bookingIds });
  await queueDeliveries(uow, gyg.organizationId, 'booking.cancelled', () => ended);
  await withdrawReminders(uow, { gygId: gyg.id });
  await notifyGygUnpublished(uow, gyg, people, reason);
}

/**
 * Makes a gyg that has not started a draft again and stops featuring it. Needs a reason if there are bookings; bookers
 * and people on the waiting list are notified. Throws 404, 403, 409 `gyg.wrong_state`, 400 `booking.missing_reason`.
 */
export async function unpublishGyg(
  context: ApiContext,
  actor: SignedIn,
  gygId: string,
  { reason }: { reason: string },
  now: Date,
): Promise<Gyg> {
  permit('unpublishGyg', actor, { gyg: await getVisibleGyg(context.db.read, actor, gygId) });
  return move(context, actor, gygId, now, async (uow) => {
    const gyg = await lockGygForUpdate(uow, gygId, { bookings: true });
    if (gygStateAt(gyg, now) !== 'PUBLISHED') throw problem('gyg.wrong_state');
    await closeQueue(uow, gyg);
    if (await hasActiveBookings(uow.tx, gygId)) {
      if (reason === '') throw problem('booking.missing_reason');
      await cancelAllBookings(uow, actor, gyg, reason);
    }
    await updateGygRow(uow.tx, gygId, { publishedAt: null, takenDownTitle: gyg.title, updatedAt: now });
    await removeEverywhere(uow, { kind: 'gyg', targetId: gygId });
    await insertTransition(uow.tx, gygId, 'CREATED', now);
    await queueDeliveries(uow, gyg.organizationId, 'gyg.unpublished', () => [{ gygId, state: 'CREATED' } as const]);
  });
}
