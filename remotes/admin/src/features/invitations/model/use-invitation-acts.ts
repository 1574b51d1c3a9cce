import type { Invite } from '@gyg/contract';
import { call, invalidateCalls, toast, useErrorText, useFormat, useQueryClient, useTranslation } from '@gyg/platform';
import { useBatch } from '../../../shared/confirm';

/** Sends invitations again, one after the other, and withdraws one. Both report how it went. */
export function useInvitationActs() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { progress, run } = useBatch();
  const refresh = () => invalidateCalls(queries, ['listInvites']);

  return {
    progress,
    async remind(invites: readonly Invite[]) {
      const { done, failed } = await run(invites, ({ id: inviteId }) =>
        call('remindInvite', { params: { inviteId }, body: {} }),
      );
      const count = done.length;
      if (count > 0)
        toast.success(t('invitations.reminded', { count, number: number(count), to: done[0] && nameOf(done[0]) }));
      const [first] = failed;
      if (first) toast.error(t('members.notDone', { name: nameOf(first.item), why: errorText(first.thrown).text }));
      await refresh();
    },
    async withdraw(invite: Invite) {
      const { failed } = await run([invite], ({ id: inviteId }) => call('withdrawInvite', { params: { inviteId } }));
      if (failed[0]) toast.error(errorText(failed[0].thrown).text);
      else toast.success(t('invitations.withdrawn', { to: nameOf(invite) }));
      await refresh();
    },
  };
}

/** The name of the invited user, or the address. */
export const nameOf = ({ userName, email }: Pick<Invite, 'userName' | 'email'>): string => userName ?? email ?? '';
