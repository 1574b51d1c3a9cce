import { RowNote } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';

interface GygLineProps {
  gygId: string;
  title: string;
  startDateTime: string;
  endDateTime: string;
  /** False while it is offline: then its name leads nowhere. */
  visible: boolean;
}

/** Which gyg a row is for, and when; of one that is offline only its name is known. */
export function GygLine({ gygId, title, startDateTime, endDateTime, visible }: GygLineProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <>
      {visible ? <a href={paths.gyg(gygId)}>{title}</a> : <span>{title}</span>}
      {!visible && <RowNote>{t('bookings.offline')}</RowNote>}
      {visible && <RowNote>{format.span(startDateTime, endDateTime)}</RowNote>}
    </>
  );
}
