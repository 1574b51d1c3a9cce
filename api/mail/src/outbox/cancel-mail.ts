import type { Tx } from '@gyg/database';
import { deletePendingMail } from './outbox.repository';

/**
 * Deletes a mail that was not sent yet, by the id that `enqueueMail` returned. False if it was sent or given up. A mail
 * that a worker is sending at that moment may still arrive.
 */
export function cancelMail(tx: Tx, id: string): Promise<boolean> {
  return deletePendingMail(tx, id);
}
