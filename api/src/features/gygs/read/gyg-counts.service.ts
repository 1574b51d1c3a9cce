import type { GygCounts } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { countsOf } from './gyg-counts.repository';

/** Bookings and open tasks of a gyg, for its hosts; undefined if it was deleted. */
export async function getGygCounts(read: Reader, gygId: string): Promise<GygCounts | undefined> {
  return (await countsOf(read, [gygId])).get(gygId);
}
