import type { MemberRole, OrganizationUser } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { ConfirmDialog, useBatch } from '../../../shared/confirm';
import { useChangeMembers } from '../api/use-change-members';
import { leavesNoAdmin } from '../model/last-admin';
import s from './members.module.css';
import { type MemberActProps, MessageDialog } from './message-dialog';

export type MemberActKind = 'message' | 'promote' | 'remove' | 'stepDown';
/** What is about to be done, and for whom. */
export interface MemberAct {
  readonly kind: MemberActKind;
  readonly members: readonly OrganizationUser[];
}

export interface MembersDialogProps extends Omit<MemberActProps, 'members'> {
  /** Undefined while nothing is asked. */
  act: MemberAct | undefined;
}

const dialogs = { message: MessageDialog, promote: PromoteDialog, remove: RemoveDialog, stepDown: StepDownDialog };

/** The dialog of an action. */
export function MembersDialog({ act, ...rest }: MembersDialogProps) {
  if (act === undefined) return null;
  const ActDialog = dialogs[act.kind];
  return <ActDialog {...rest} members={act.members} />;
}

/** Asks before users take away their own admin role. */
function StepDownDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
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

/** Removes members, and says what that costs. All admins at once cannot be removed. */
function RemoveDialog({ organizationId, members, admins, onDone, onClose }: MemberActProps) {
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

/** Makes the chosen members admins. */
function PromoteDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
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

type Members = readonly OrganizationUser[];
type Act = 'promoted' | 'demoted' | 'removed';

/** Changes several memberships one after the other, reports how it went, and fetches the list again. */
function useMemberBatch(organizationId: string, { onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const { saveRole, remove, refresh } = useChangeMembers(organizationId);
  const { progress, run } = useBatch();

  const change = async (act: Act, members: Members, work: (userId: string) => Promise<unknown>) => {
    const { done, failed } = await run(members, ({ userId }) => work(userId));
    const count = done.length;
    if (count > 0) {
      toast.success(t(`members.done.${act}`, { count, number: number(count), name: done[0]?.fullName }));
    }
    const [first] = failed;
    if (first) toast.error(t('members.notDone', { name: first.item.fullName, why: errorText(first.thrown).text }));
    onDone();
    onClose();
    await refresh(done.map(({ userId }) => userId));
  };
  const toRole = (role: MemberRole) => (userId: string) => saveRole(userId, role);
  return {
    progress,
    promote: (members: Members) => change('promoted', members, toRole('ADMIN')),
    demote: (members: Members) => change('demoted', members, toRole('MEMBER')),
    remove: (members: Members) => change('removed', members, remove),
  };
}
