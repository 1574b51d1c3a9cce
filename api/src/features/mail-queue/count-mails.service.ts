import type { Reader } from '@gyg/database';
import { countMailRows } from './mail-queue.repository';

/** How many failed (given up, or at least one attempt), and how many wait. */
export async function countMails(read: Reader): Promise<{ failed: number; waiting: number }> {
  const [failed, waiting] = await Promise.all([countMailRows(read, 'failed'), countMailRows(read, 'waiting')]);
  return { failed, waiting };
}
