import type { UnitOfWork } from '../../../access/unit-of-work';
import { refreshSearchText } from '..';
import { insertNeedTitles, listNeedTitles, listTranslationRows, upsertTranslation } from './gyg-translation.repository';

export interface TranslationCopy {
  from: string;
  to: string;
  /** The ids of the copied needs, by the ids of their originals. */
  needIds: ReadonlyMap<string, string>;
  /** The title of the copy, as for the gyg itself. */
  copyTitle: (title: string) => string;
}

/** Copies the translations of a gyg and of its needs to another one, without the result. */
export async function copyTranslations(
  uow: UnitOfWork,
  { from, to, needIds, copyTitle }: TranslationCopy,
): Promise<void> {
  const { tx, now } = uow;
  for (const { impact: _result, ...row } of await listTranslationRows(tx, from)) {
    const title = row.title === '' ? '' : copyTitle(row.title);
    await upsertTranslation(tx, { ...row, gygId: to, title, createdAt: now });
  }
  const titles = (await listNeedTitles(tx, from)).flatMap(({ id, language, title }) => {
    const needId = needIds.get(id);
    return needId === undefined ? [] : [{ needId, language, title }];
  });
  await insertNeedTitles(tx, titles);
  await refreshSearchText(tx, to);
}
