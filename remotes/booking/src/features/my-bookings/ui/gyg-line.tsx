import { RowNote } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';

interface GygLineProps {
  gygId: string;
  title: string;
  startDateTime: string;
  endDateTime: string;
  /** False while the gyg is offline; its name then has no link. */
  visible: boolean;
}

/** The gyg of a row, and when it takes place. For an offline gyg only the name is known. */
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
