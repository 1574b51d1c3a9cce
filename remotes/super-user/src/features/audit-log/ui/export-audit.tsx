import { Button } from '@gyg/design-system';
import { saveDownload, useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { auditFilter, useAuditList } from '../model/audit-list';

/** Saves all entries that match the filter in the address as a CSV file. The API records that. */
export function ExportAudit() {
  const { t } = useTranslation('super-user');
  const errorToast = useErrorToast();
  const { list } = useAuditList();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveDownload('listAuditEntries', { query: { ...auditFilter(list), format: 'csv' } });
    } catch (thrown) {
      errorToast(thrown);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button variant="secondary" icon="download" busy={saving} onClick={() => void save()}>
      {t('audit.export')}
    </Button>
  );
}
