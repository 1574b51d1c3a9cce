import { useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { useMemberBatch } from '../model/use-member-batch';
import type { MemberActProps } from './member-act-props';

/** Asks before users take away their own admin role. */
export function StepDownDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation('admin');
  const batch = useMemberBatch(organizationId, { onDone, onClose });
  return (
    <ConfirmDialog
      open
      title={t('members.stepDownTitle')}
      confirm={t('members.stepDown')}
      progress={batch.progress}
      onConfirm={() => void batch.demote(members)}
      onClose={onClose}
    >
      <p>{t('members.stepDownText')}</p>
    </ConfirmDialog>
  );
}
