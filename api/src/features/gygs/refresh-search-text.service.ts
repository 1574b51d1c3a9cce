import { searchText } from '@gyg/contract/search-text';
import type { Reader, Tx } from '@gyg/database';
import {
  listNeedTitles,
  listTranslatedTexts,
  listWithoutMoreSearchText,
  lockGygRow,
  setMoreSearchText,
} from './gyg-writes.repository';

/**
 * Computes the text in which searches also find a gyg: the titles of its visible needs and the translations of those
 * titles, of its own title and of its summary. Call it in each transaction that changes one of them, after the change.
 * It locks the gyg, so lock it before its needs (`lockGygForUpdate`) where the transaction writes them.
 */
export async function refreshSearchText(tx: Tx, gygId: string): Promise<void> {
  // Of two concurrent changes the later one reads the texts of both.
  if (!(await lockGygRow(tx, gygId))) return;
  const rows = await listNeedTitles(tx, gygId);
  const titles = new Map(rows.map((row) => [row.needId, row.title])).values();
  const translated = rows.flatMap((row) => row.translated ?? []);
  const ofGyg = (await listTranslatedTexts(tx, gygId)).flatMap(({ title, summary }) => [title, summary]);
  await setMoreSearchText(tx, gygId, searchText(...titles, ...translated, ...ofGyg));
}

/** Some gygs whose text was never computed, because they are older than it. */
export function listUnsearchableGygs(read: Reader, limit: number): Promise<string[]> {
  return listWithoutMoreSearchText(read, limit);
}

interface SearchableGyg {
  title: string;
  summary?: string | undefined;
  address?: string | undefined;
}

/** The search text of a gyg. It begins with the title, by which lists are sorted. */
export function gygSearchText({ title, summary = '', address = '' }: SearchableGyg): string {
  return searchText(title, summary, address);
}
