import { TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';
import { type Entry, isBooking } from '../model/entry';

/** Returns a function that names an entry in labels: the need, or the place. Empty for a need of an unpublished gyg. */
export function useContributionName() {
  const { t } = useTranslation('booking');
  return (entry: Entry) => (isBooking(entry) ? entry.needTitle : t('bookings.place'));
}

/** What the user gives: the skill, the items with their number, or the place as a recipient. */
export function Gives({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (!isBooking(entry)) return t('bookings.place');
  const need = <TextIn text={entry.needTitle} lang={textLang(entry.gygLanguage)} />;
  if (entry.contributionType === 'SKILL' || entry.needTitle === '') return need;
  return <Trans t={t} i18nKey="bookings.items" values={{ number: number(entry.quantity) }} components={{ need }} />;
}
