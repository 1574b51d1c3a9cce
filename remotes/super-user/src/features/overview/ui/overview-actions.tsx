import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useOverview } from '../api/read-overview';
import { figuresCsv } from '../model/figures-csv';

/** Saves the figures of the last 30 days as a file. */
export function OverviewActions() {
  const { t } = useTranslation('super-user');
  const { data } = useOverview();
  if (data === undefined) return null;
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(figuresCsv(data))}`;
  return (
    <Button variant="secondary" icon="download" href={file} download={`gyg-figures-${data.countedAt.slice(0, 10)}.csv`}>
      {t('overview.export')}
    </Button>
  );
}
