import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygOf, hasPageTexts, mapParts, needOf, type Part, titledGygOf, titledNeedOf } from './answer-parts';
import { findNeedTitles, findTexts, type TranslationRow } from './translated-texts.repository';

/** The ids of all gygs and needs whose texts are in an answer. */
function idsIn(answer: unknown, gygId: string | undefined) {
  const [gygIds, needIds] = [new Set<string>(), new Set<string>()];
  const add = (ids: Set<string>, id: string | undefined) => id !== undefined && ids.add(id);
  mapParts(answer, gygId, (part, around) => {
    add(gygIds, gygOf(part) ?? titledGygOf(part));
    add(needIds, needOf(part) ?? titledNeedOf(part));
    if (hasPageTexts(part)) add(gygIds, titledGygOf(part) ?? around);
    return part;
  });
  return { gygIds: [...gygIds], needIds: [...needIds] };
}

interface Texts {
  language: Locale;
  gygs: ReadonlyMap<string, { texts: TranslationRow; publishedAt: Date | null }>;
  needs: ReadonlyMap<string, { title: string; publishedAt: Date | null }>;
}

const pageTexts = ['preface', 'description', 'impact', 'participantInfo', 'beneficiaryText'] as const;

/** The translated texts of a page that the answer has; empty ones stay in the language of the gyg. */
function pageChanges(part: Part, texts: TranslationRow): Part {
  const names = pageTexts.flatMap((field) => [[`page.${field}`, texts[field]] as const]);
  const own = [...names, ['participantInfo', texts.participantInfo] as const];
  return Object.fromEntries(own.filter(([name, text]) => name in part && text !== ''));
}

function translated<Own extends Part>(part: Own, around: string | undefined, { language, gygs, needs }: Texts): Own {
  const gyg = gygs.get(gygOf(part) ?? '')?.texts;
  if (gyg) {
    const summary = 'summary' in part && gyg.summary !== '' ? { summary: gyg.summary } : {};
    return { ...part, title: gyg.title, ...summary, language };
  }
  const need = needs.get(needOf(part) ?? '');
  if (need) return { ...part, title: need.title };
  // The title of a draft stays as it is: what readers of it may see is its title when it was public.
  const titled = gygs.get(titledGygOf(part) ?? '');
  const named = 'gygLanguage' in part ? { gygLanguage: language } : {};
  const title = titled?.publishedAt ? { gygTitle: titled.texts.title, ...named } : {};
  const booked = needs.get(titledNeedOf(part) ?? '');
  const needTitle = booked?.publishedAt ? { needTitle: booked.title } : {};
  const page = hasPageTexts(part) ? gygs.get(titledGygOf(part) ?? around ?? '')?.texts : undefined;
  return { ...part, ...title, ...needTitle, ...(page ? pageChanges(part, page) : {}) };
}

/** The texts of these gygs and needs in a language, by two statements; undefined if there are none. */
async function textsOf(read: Reader, { gygIds, needIds }: ReturnType<typeof idsIn>, language: Locale) {
  const [gygRows, needRows] = await Promise.all([
    findTexts(read, gygIds, language),
    findNeedTitles(read, needIds, language),
  ]);
  if (gygRows.length === 0 && needRows.length === 0) return undefined;
  const gygs = new Map(gygRows.map((row) => [row.texts.gygId, row]));
  const needs = new Map(needRows.map((row) => [row.id, row]));
  return { language, gygs, needs } satisfies Texts;
}

/**
 * An answer with the texts of gygs and needs in a language where they exist, by two statements for any number of them.
 * Only texts that the answer already has are replaced, so it shows nothing more. `gygId` is the gyg in the call's path.
 */
export async function translateAnswer(
  read: Reader,
  answer: unknown,
  { language, gygId }: { language: Locale; gygId: string | undefined },
): Promise<unknown> {
  const texts = await textsOf(read, idsIn(answer, gygId), language);
  if (texts === undefined) return answer;
  return mapParts(answer, gygId, (part, around) => translated(part, around, texts));
}

/** Rows with their own texts in a language, as those of an answer. */
export async function translateRows<Row extends Part>(
  read: Reader,
  rows: readonly Row[],
  language: Locale,
): Promise<readonly Row[]> {
  const texts = await textsOf(read, idsIn(rows, undefined), language);
  return texts === undefined ? rows : rows.map((row) => translated(row, undefined, texts));
}
