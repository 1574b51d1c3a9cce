import { searchText } from '@gyg/contract/search-text';
import type { Database, Tx } from '@gyg/database';
import { listUnfolded, type StoredText, storedTexts } from './stored-text.repository';

/** How many texts are read and written at once. */
const batch = 200;

/** Returns the last id; undefined if there are no more. */
async function foldSome(tx: Tx, stored: StoredText, after: string): Promise<string | undefined> {
  const rows = await listUnfolded(tx, stored, after, batch);
  for (const row of rows) await stored.write(tx, row, searchText(row.text));
  return rows.at(-1)?.id;
}

/**
 * Folds the stored texts of people, organisations and gygs that an earlier version folded less, before the first request.
 * Cards of gygs follow, since their gygs change. In short transactions, so that other writers wait briefly.
 */
export async function catchUpSearchTexts(db: Pick<Database, 'tx'>): Promise<void> {
  for (const stored of storedTexts) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      last = await db.tx((tx) => foldSome(tx, stored, after));
    }
  }
}
