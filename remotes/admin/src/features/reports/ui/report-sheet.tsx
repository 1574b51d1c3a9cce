import { PrintSheet, type PrintSheetProps } from '@gyg/design-system/tables';
import { useFormat, useSession, useTranslation } from '@gyg/platform';

export interface ReportSheetProps<Row> extends Omit<PrintSheetProps<Row>, 'owner' | 'lines'> {
  /** The report's period, in words. */
  period: string;
}

/** A report of the organisation on paper, with its period and when it was printed. */
export function ReportSheet<Row>({ period, ...sheet }: ReportSheetProps<Row>) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const owner = useSession(({ organizationName }) => organizationName);
  return (
    <PrintSheet
      {...sheet}
      owner={owner}
      lines={[period, t('reports.printed', { date: dateTime(new Date().toISOString()) })]}
    />
  );
}
