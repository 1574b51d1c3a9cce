import { useTranslation } from '@gyg/platform';
import { Diagnostics, DiagnosticsActions, DiagnosticsSkeleton } from '../../features/diagnostics';
import { SuperScreen } from '../../shared/frame';

/** `/test`: how the platform is running, and what can be done about it. */
export function DiagnosticsPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen
      title={t('diagnostics.title')}
      lead={t('diagnostics.lead')}
      actions={<DiagnosticsActions />}
      waiting={<DiagnosticsSkeleton />}
    >
      <Diagnostics />
    </SuperScreen>
  );
}
