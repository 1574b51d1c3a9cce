import { useLocation } from 'react-router';

/** In the history entry of the login: a guard led there. It is not in the address, which may be shared. */
export const loginRequired = { loginRequired: true } as const;

/** Whether a guard led to this screen, because the last one needs a signed-in user. */
export function useLoginRequired(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'loginRequired' in state;
}
