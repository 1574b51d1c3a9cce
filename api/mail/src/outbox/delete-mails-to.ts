import { normaliseEmail } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { deleteMailRowsTo } from './outbox.repository';

/**
 * Deletes every mail to an address (however it is spelled), queued or sent, in the transaction that erases its user. Enqueue a
 * last mail after it. A mail that a worker is sending at that moment may still arrive.
 */
export async function deleteMailsTo(tx: Tx, to: string): Promise<void> {
  await deleteMailRowsTo(tx, normaliseEmail(to));
}
