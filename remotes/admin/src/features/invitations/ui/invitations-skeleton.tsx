import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useInvitationColumns } from './use-invitation-columns';

/** The loading table: same columns, same heights. */
export function InvitationsSkeleton() {
  const { t } = useTranslation('admin');
  const columns = useInvitationColumns(() => null);
  return (
    <Table
      caption={t('invitations.sent')}
      captionHidden
      columns={columns}
      dense
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('invitations.loading'), rows: 8 }}
    />
  );
}
