import { searchText } from '@gyg/contract/search-text';
import type { Database, Tx } from '@gyg/database';
import { nameTexts } from '../../text/search-text';
import { listUnsorted, type NamedTable, namedTables, setNameTexts } from './stored-name.repository';
import { listUnfolded, type StoredText, storedTexts } from './stored-text.repository';

/** How many texts are read and written at once. */
const batch = 200;

/** Returns the last id; undefined if there are no more. */
async function foldSome(tx: Tx, stored: StoredText, after: string): Promise<string | undefined> {
  const rows = await listUnfolded(tx, stored, after, batch);
  for (const row of rows) await stored.write(tx, row, searchText(row.text));
  return rows.at(-1)?.id;
}

/** Returns the last id; undefined if there are no more. */
async function sortSome(tx: Tx, named: NamedTable, after: string): Promise<string | undefined> {
  const rows = await listUnsorted(tx, named, after, batch);
  for (const row of rows) await setNameTexts(tx, named, { ...row, ...nameTexts(row.name) });
  return rows.at(-1)?.id;
}

/** Acts in short transactions, so that other writers wait briefly; `some` returns the last id that it has done. */
async function throughAll(
  db: Pick<Database, 'tx'>,
  some: (tx: Tx, after: string) => Promise<string | undefined>,
): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const after: string = last;
    last = await db.tx((tx) => some(tx, after));
  }
}

/**
 * Folds the stored texts of people, organisations and gygs that an earlier version folded less, before the first request.
 * Cards of gygs follow, since their gygs change. Names that an earlier version wrote get the text by which Swedish lists sort them.
 */
export async function catchUpSearchTexts(db: Pick<Database, 'tx'>): Promise<void> {
  for (const stored of storedTexts) {
    await throughAll(db, (tx, after) => foldSome(tx, stored, after));
  }
  for (const named of namedTables) await throughAll(db, (tx, after) => sortSome(tx, named, after));
}
