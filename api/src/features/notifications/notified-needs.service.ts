import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { listTranslatedNeeds, type ShownNotificationRow } from './notification.repository';

/** Gives a need of a notification in the reader's language; as it is, such as "Sacks × 3", if it has no other title. */
export type NeedTitles = (gygId: string | null, need: string) => string;

const isInLanguage = ({ row, gygPublishedAt, secondLanguage }: ShownNotificationRow, locale: Locale) =>
  gygPublishedAt !== null && secondLanguage === locale && row.data?.need !== undefined;

/**
 * The titles of the needs in these notifications for a reader of a language, by at most one statement. A notification
 * keeps the title that the need had, so a renamed need stays as it was.
 */
export async function findNeedTitles(
  read: Reader,
  shown: readonly ShownNotificationRow[],
  locale: Locale,
): Promise<NeedTitles> {
  const gygIds = shown.flatMap((notification) =>
    isInLanguage(notification, locale) ? (notification.row.gygId ?? []) : [],
  );
  const rows = await listTranslatedNeeds(read, [...new Set(gygIds)]);
  const titles = new Map(rows.map(({ gygId, title, second }) => [`${gygId} ${title}`, second]));
  return (gygId, need) => {
    const amount = / × \d+$/.exec(need)?.[0] ?? '';
    const title = titles.get(`${gygId} ${need.slice(0, need.length - amount.length)}`);
    return titles.get(`${gygId} ${need}`) ?? (title === undefined ? need : title + amount);
  };
}
