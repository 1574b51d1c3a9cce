import type { UserBooking } from '@gyg/contract';
import { RowNote } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';

type BookedGyg = Pick<
  UserBooking,
  'gygId' | 'gygLanguage' | 'gygState' | 'startDateTime' | 'endDateTime' | 'repeats' | 'occasionMinutes'
>;

interface GygLineProps extends BookedGyg {
  title: string;
  /** False while the gyg is offline; its name then has no link. */
  visible: boolean;
}

/** The gyg of a row, and when it takes place. For an offline gyg only the name is known. */
export function GygLine({ gygId, title, visible, gygLanguage, gygState, ...dates }: GygLineProps) {
  const { t } = useTranslation('booking');
  const { gygLine } = useFormat();
  const lang = textLang(gygLanguage);
  return (
    <>
      {visible ? (
        <a href={paths.gyg(gygId)} lang={lang}>
          {title}
        </a>
      ) : (
        <span lang={lang}>{title}</span>
      )}
      {!visible && <RowNote>{t('bookings.offline')}</RowNote>}
      {visible && <RowNote>{gygLine({ ...dates, state: gygState }).main}</RowNote>}
    </>
  );
}
