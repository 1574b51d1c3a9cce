import { type GygTranslation, type Locale, locales } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Insider } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { invalidRequest, problem } from '../../../problem';
import {
  getVisibleGyg,
  lockGygForUpdate,
  queueDeliveriesOfChange,
  refreshSearchText,
  type SafeTexts,
  safePage,
} from '..';
import {
  deleteNeedTitles,
  deleteTranslationRow,
  insertNeedTitles,
  listNeedIds,
  listNeedTitles,
  listTranslationRows,
  upsertTranslation,
} from './gyg-translation.repository';

export type TranslationInput = Omit<GygTranslation, 'language'>;

/** The language in a path. Throws 400 for another one. */
function languageOf(text: string): Locale {
  const language = locales.find((locale) => locale === text);
  if (language) return language;
  throw invalidRequest([{ path: 'language', code: 'invalid_value', message: 'Send en or se' }]);
}

/** The titles that are not empty. Throws 404 `need.missing` for a need of another gyg, or a deleted one. */
async function needTitles({ tx }: UnitOfWork, gygId: string, needs: TranslationInput['needs']) {
  const own = new Set(await listNeedIds(tx, gygId));
  const titles = new Map(needs.map(({ id, title }) => [id, title]));
  if ([...titles.keys()].some((id) => !own.has(id))) throw problem('need.missing');
  return [...titles].flatMap(([needId, title]) => (title === '' ? [] : [{ needId, title }]));
}

/**
 * Replaces the translation of a gyg into a language, in the caller's transaction. `safePage` has made its texts safe before:
 * that takes too long for a transaction.
 */
export async function writeTranslation(
  uow: UnitOfWork,
  gygId: string,
  language: Locale,
  { needs, ...texts }: TranslationInput & SafeTexts,
): Promise<void> {
  const titles = await needTitles(uow, gygId, needs);
  await upsertTranslation(uow.tx, { gygId, language, ...texts, createdAt: uow.now });
  await deleteNeedTitles(uow.tx, gygId, language);
  await insertNeedTitles(
    uow.tx,
    titles.map((title) => ({ ...title, language })),
  );
  await refreshSearchText(uow.tx, gygId);
}

async function readTranslations(read: Reader, gygId: string): Promise<GygTranslation[]> {
  const rows = await listTranslationRows(read, gygId);
  const titles = rows.length === 0 ? [] : await listNeedTitles(read, gygId);
  return rows.map(({ gygId: _gyg, createdAt: _created, ...texts }) => ({
    ...texts,
    needs: titles.filter(({ language }) => language === texts.language).map(({ id, title }) => ({ id, title })),
  }));
}

/** The stored translation of a gyg into a language. Throws 404 `gyg.translation_missing`. */
async function getTranslation(read: Reader, gygId: string, language: Locale): Promise<GygTranslation> {
  const translation = (await readTranslations(read, gygId)).find((translation) => translation.language === language);
  if (!translation) throw problem('gyg.translation_missing');
  return translation;
}

/** The translations of a gyg as its hosts edit them, without a title too. Throws 404, 403. */
export async function listTranslations({ db }: ApiContext, actor: Insider, gygId: string) {
  permit('listGygTranslations', actor, { gyg: await getVisibleGyg(db.read, actor, gygId) });
  return { translations: await readTranslations(db.read, gygId) };
}

/**
 * Saves the texts of a gyg in a second language, for its hosts, also once it is finished: a translation changes nothing
 * that was agreed on. Throws 404 `gyg.missing` and `need.missing`, 400, 403, and 409 `gyg.own_language`.
 */
export async function saveTranslation(
  context: ApiContext,
  actor: Insider,
  { gygId, language: languageName, now }: { gygId: string; language: string; now: Date },
  input: TranslationInput,
): Promise<GygTranslation> {
  permit('saveGygTranslation', actor, { gyg: await getVisibleGyg(context.db.read, actor, gygId) });
  const language = languageOf(languageName);
  const safe = await safePage(input);
  return inTransaction(context, now, async (uow) => {
    const gyg = await lockGygForUpdate(uow, gygId);
    if (gyg.language === language) throw problem('gyg.own_language');
    await writeTranslation(uow, gygId, language, safe);
    await queueDeliveriesOfChange(uow, gyg);
    return getTranslation(uow.tx, gygId, language);
  });
}

/** Deletes the texts of a gyg in a second language. Throws 404, 400, 403. */
export async function deleteTranslation(
  context: ApiContext,
  actor: Insider,
  { gygId, language: languageName, now }: { gygId: string; language: string; now: Date },
): Promise<void> {
  permit('deleteGygTranslation', actor, { gyg: await getVisibleGyg(context.db.read, actor, gygId) });
  const language = languageOf(languageName);
  await inTransaction(context, now, async (uow) => {
    const gyg = await lockGygForUpdate(uow, gygId);
    if (!(await deleteTranslationRow(uow.tx, gygId, language))) throw problem('gyg.translation_missing');
    await deleteNeedTitles(uow.tx, gygId, language);
    await refreshSearchText(uow.tx, gygId);
    await queueDeliveriesOfChange(uow, gyg);
  });
}

/**
 * Throws 409 `gyg.translated` if a gyg has a translation into this language: as its own language it would have two texts,
 * and hosts decide which of them stays.
 */
export async function requireUntranslated(read: Reader, gygId: string, language: Locale): Promise<void> {
  const rows = await listTranslationRows(read, gygId);
  if (rows.some((row) => row.language === language)) throw problem('gyg.translated');
}

interface TranslationCopy {
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
