import { useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { useMemberBatch } from '../model/use-member-batch';
import type { MemberActProps } from './member-act-props';

/** Makes the chosen members admins. */
export function PromoteDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation('admin');
  const promoted = members.filter(({ role }) => role === 'MEMBER');
  const batch = useMemberBatch(organizationId, { onDone, onClose });
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('members.promoteTitle', { count: promoted.length, name: promoted[0]?.fullName })}
      confirm={t('members.promote')}
      progress={batch.progress}
      onConfirm={() => void batch.promote(promoted)}
      onClose={onClose}
    >
      <p>{t('members.promoteText', { count: promoted.length })}</p>
    </ConfirmDialog>
  );
}
