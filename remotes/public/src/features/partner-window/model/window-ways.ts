import { type PoolAnswer, paths, pool, toast, useTranslation } from '@gyg/platform';
import { useMemo } from 'react';
import type { AccountWays } from '../../../shared/account-ways';

/** Goes where the identity service says; shows that it did not work otherwise. */
export function useFollow(): (call: () => Promise<PoolAnswer>) => Promise<void> {
  const { t } = useTranslation('public');
  return async (call) => {
    const result = await call().catch(() => undefined);
    if (result?.ok && result.redirectTo !== undefined) location.assign(result.redirectTo);
    else toast.error(t('window.failed'));
  };
}

/** The ways of the forms in a partner's window: to each other for the same login, and back to it. */
export function useWindowWays(interaction: string, load: () => void): AccountWays {
  const follow = useFollow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms read the ways only when they are used
  return useMemo(() => {
    const carry = ({ email }: { email?: string }) => ({ interaction, email });
    return {
      login: (carried) => paths.windowLogin(carry(carried)),
      register: (carried) => paths.windowSignUp(carry(carried)),
      verify: (carried) => paths.windowVerify(carry(carried)),
      resetPassword: () => paths.windowPassword({ interaction }),
      newPassword: (carried) => paths.windowPassword(carry(carried)),
      asGuest: { onClick: () => void follow(() => pool.cancel(interaction)) },
      signIn: async () => location.assign(`/identity/interaction/${encodeURIComponent(interaction)}`),
      beginAgain: async () => load(),
    };
  }, [interaction]);
}
