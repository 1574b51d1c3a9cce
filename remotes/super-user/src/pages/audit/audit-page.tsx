import { useTranslation } from '@gyg/platform';
import { AuditLog, AuditSkeleton, ExportAudit } from '../../features/audit-log';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/audit`: what was done by super users, keys and the platform. */
export function AuditPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('audit.title')} lead={t('audit.lead')} actions={<ExportAudit />} waiting={<AuditSkeleton />}>
      <AuditLog />
    </SuperScreen>
  );
}
