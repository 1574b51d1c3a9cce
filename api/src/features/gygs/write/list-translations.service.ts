import type { GygTranslation, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Insider } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { getVisibleGyg } from '..';
import { listNeedTitles, listTranslationRows } from './gyg-translation.repository';

async function readTranslations(read: Reader, gygId: string): Promise<GygTranslation[]> {
  const rows = await listTranslationRows(read, gygId);
  const titles = rows.length === 0 ? [] : await listNeedTitles(read, gygId);
  return rows.map(({ gygId: _gyg, createdAt: _created, ...texts }) => ({
    ...texts,
    needs: titles.filter(({ language }) => language === texts.language).map(({ id, title }) => ({ id, title })),
  }));
}

/** The stored translation of a gyg into a language. Throws 404 `gyg.translation_missing`. */
export async function getTranslation(read: Reader, gygId: string, language: Locale): Promise<GygTranslation> {
  const translation = (await readTranslations(read, gygId)).find((translation) => translation.language === language);
  if (!translation) throw problem('gyg.translation_missing');
  return translation;
}

/** The translations of a gyg as its hosts edit them, without a title too. Throws 404, 403. */
export async function listTranslations({ db }: ApiContext, actor: Insider, gygId: string) {
  permit('listGygTranslations', actor, { gyg: await getVisibleGyg(db.read, actor, gygId) });
  return { translations: await readTranslations(db.read, gygId) };
}
