import { Button, Cluster, ProgressBar } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { ExportButton } from '../../../shared/lists/export-button';

export interface ReportActionsProps {
  /** False while the report loads. */
  ready: boolean;
  save: () => Promise<void>;
  onPrint: () => void;
  /** While the rows to print load. */
  progress?: { done: number; total: number } | undefined;
}

/** Saves a report as a file, or prints it. */
export function ReportActions({ ready, save, onPrint, progress }: ReportActionsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <>
      <Cluster>
        <ExportButton save={save} disabled={!ready} />
        <Button
          variant="secondary"
          size="sm"
          icon="list"
          disabled={!ready}
          busy={progress !== undefined}
          onClick={onPrint}
        >
          {t('reports.print')}
        </Button>
      </Cluster>
      {progress !== undefined && progress.total > 0 && (
        <ProgressBar
          label={t('reports.preparing')}
          amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
          value={progress.done}
          max={progress.total}
        />
      )}
    </>
  );
}
