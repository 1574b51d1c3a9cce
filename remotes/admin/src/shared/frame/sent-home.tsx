import { useSendHome } from '@gyg/platform';

/** Redirects to home, and says why. */
export function SentHome({ reason }: { reason: string }) {
  useSendHome(reason);
  return null;
}
