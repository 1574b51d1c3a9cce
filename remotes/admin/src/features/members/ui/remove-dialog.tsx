import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { useChangeMembers } from '../api/use-change-members';
import { leavesNoAdmin } from '../model/last-admin';
import { useMemberBatch } from '../model/use-member-batch';
import type { MemberActProps } from './member-act-props';
import s from './members.module.css';

/** Removes members, and says what that costs. All admins at once cannot be removed. */
export function RemoveDialog({ organizationId, members, admins, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation('admin');
  const { ownId } = useChangeMembers(organizationId);
  const batch = useMemberBatch(organizationId, { onDone, onClose });
  const refused = leavesNoAdmin(members, admins);
  const count = members.length;
  return (
    <ConfirmDialog
      open
      title={t('members.removeTitle', { count, name: members[0]?.fullName })}
      confirm={t('members.removeConfirm', { count })}
      disabled={refused}
      progress={batch.progress}
      onConfirm={() => void batch.remove(members)}
      onClose={onClose}
    >
      {refused && <Banner tone="warn">{t('members.noAdminLeft')}</Banner>}
      {!refused && members.some(({ userId }) => userId === ownId) && (
        <Banner tone="warn">{t('members.removeSelf')}</Banner>
      )}
      <p>{t('members.removeText', { count })}</p>
      <ul className={s.costs}>
        <li>{t('members.removeRepresentations')}</li>
        <li>{t('members.removeBookings')}</li>
        <li>{t('members.removeHours')}</li>
      </ul>
      <p>{t('members.removeMessage', { count })}</p>
    </ConfirmDialog>
  );
}
