import type { MemberRole, OrganizationUser } from '@gyg/contract';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useBatch } from '../../../shared/confirm';
import { useChangeMembers } from '../api/use-change-members';

type Members = readonly OrganizationUser[];
type Act = 'promoted' | 'demoted' | 'removed';

/** Changes several memberships one after the other, reports how it went, and fetches the list again. */
export function useMemberBatch(
  organizationId: string,
  { onDone, onClose }: { onDone: () => void; onClose: () => void },
) {
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
