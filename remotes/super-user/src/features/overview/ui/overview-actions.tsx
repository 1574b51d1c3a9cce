import { Button } from '@gyg/design-system';
import { toLocale, useLanguage, useTranslation } from '@gyg/platform';
import { useOverview } from '../api/read-overview';
import { type FiguresHead, figuresCsv } from '../model/figures-csv';

/** Saves the figures of the last 30 days as a file. */
export function OverviewActions() {
  const { t } = useTranslation('super-user');
  const locale = toLocale(useLanguage());
  const { data } = useOverview();
  if (data === undefined) return null;
  const head: FiguresHead = [
    t('overview.file.until'),
    t('overview.file.published'),
    t('overview.bookings'),
    t('overview.hours'),
    t('overview.file.organizations'),
    t('overview.accounts'),
  ];
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(figuresCsv(data, { head, locale }))}`;
  return (
    <Button variant="secondary" icon="download" href={file} download={`gyg-figures-${data.countedAt.slice(0, 10)}.csv`}>
      {t('overview.export')}
    </Button>
  );
}
