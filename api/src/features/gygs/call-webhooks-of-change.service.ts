import type { UnitOfWork } from '../../access/unit-of-work';
import { callWebhooks } from '../webhooks';
import type { GygRow } from './gyg.repository';
import { gygStateAt, isPublished } from './gyg-state';

/** Calls the host's webhooks after a change of a gyg, its page, needs or translation. Not for drafts. */
export async function callWebhooksOfChange(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  if (!isPublished(gyg)) return;
  const state = gygStateAt(gyg, uow.now);
  await callWebhooks(uow, gyg.organizationId, 'gyg.updated', () => [{ gygId: gyg.id, state }]);
}
