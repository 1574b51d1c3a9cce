import { Button } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';
import { useDiagnostics, useJobs, useRefresh } from '../api/diagnostics-calls';
import { reportOf } from '../model/report';

/** Copies a report for a developer, and asks again. */
export function DiagnosticsActions() {
  const { t } = useTranslation('super-user');
  const { data } = useDiagnostics();
  const { data: list } = useJobs();
  const refresh = useRefresh();
  const copy = () => {
    if (data === undefined) return;
    const texts = { done: t('diagnostics.copied'), failed: t('diagnostics.notCopied') };
    void copyText(reportOf(data, list?.jobs ?? []), texts);
  };
  return (
    <>
      <Button variant="secondary" icon="copy" disabled={data === undefined} onClick={copy}>
        {t('diagnostics.copy')}
      </Button>
      <Button variant="secondary" icon="refresh" onClick={() => void refresh()}>
        {t('diagnostics.refresh')}
      </Button>
    </>
  );
}
