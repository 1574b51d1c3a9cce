import type { Tx } from '@gyg/database';
import { deleteMailRowsTo } from './outbox.repository';

/**
 * Drops every mail to an address (in any case), waiting or sent, in the transaction that erases its person. A last mail
 * to them is enqueued after it. What a worker has in hand at that moment may still arrive.
 */
export async function deleteMailsTo(tx: Tx, to: string): Promise<void> {
  await deleteMailRowsTo(tx, to.trim().toLowerCase());
}
