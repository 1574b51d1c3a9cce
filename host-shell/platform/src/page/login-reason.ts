import { useLocation } from 'react-router-dom';

/** State of the login's history entry: a guard redirected to it. Not in the URL, because URLs are shared. */
export const loginRequired = { loginRequired: true } as const;

/** Whether a guard redirected to this screen because the last one requires a logged-in user. */
export function useLoginRequired(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'loginRequired' in state;
}
