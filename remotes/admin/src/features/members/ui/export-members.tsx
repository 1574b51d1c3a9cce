import { Button } from '@gyg/design-system';
import { saveDownload, toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type MemberList, memberFilter } from '../model/member-list';

/** Saves all members that match the list's filter as a CSV file. */
export function ExportMembers({ organizationId, list }: { organizationId: string; list: MemberList }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const query = { ...memberFilter(list), format: 'csv' } as const;
    try {
      await saveDownload('listOrganizationUsers', { params: { organizationId }, query });
    } catch (thrown) {
      toast.error(errorText(thrown).text);
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant="secondary" icon="download" busy={busy} onClick={() => void save()}>
      {t('members.export')}
    </Button>
  );
}
