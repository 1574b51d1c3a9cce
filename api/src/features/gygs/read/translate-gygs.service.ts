import type { Gyg, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { findNeedTitles, findTexts } from './translated-texts.repository';

/** Gygs with their texts, and the titles of the needs that they show, in a language where these exist. Two statements. */
export async function translateGygs(read: Reader, gygs: readonly Gyg[], language: Locale): Promise<Gyg[]> {
  const needIds = gygs.flatMap(({ openNeeds }) => openNeeds?.first.map(({ id }) => id) ?? []);
  const [gygRows, needRows] = await Promise.all([
    findTexts(
      read,
      gygs.map(({ id }) => id),
      language,
    ),
    findNeedTitles(read, needIds, language),
  ]);
  const texts = new Map(gygRows.map((row) => [row.texts.gygId, row.texts]));
  const titles = new Map(needRows.map(({ id, title }) => [id, title]));
  return gygs.map((gyg) => {
    const own = texts.get(gyg.id);
    const { openNeeds } = gyg;
    const first = openNeeds?.first.map((need) => ({ ...need, title: titles.get(need.id) ?? need.title }));
    return {
      ...gyg,
      ...(own && { title: own.title, summary: own.summary || gyg.summary, language }),
      ...(openNeeds && first && { openNeeds: { ...openNeeds, first } }),
    };
  });
}
