import type { GygDesk } from '@gyg/contract';
import { useSession } from '@gyg/platform';
import { type GygTab, gygTabs } from './gyg-tab';

/**
 * The tabs that the caller can use: what concerns the organisation is for its administrators, and recipients have a tab
 * if the gyg has places for them. A draft has no waiting list.
 */
export function useShownTabs({ gyg, recipients, isAdmin }: GygDesk): readonly GygTab[] {
  // In admin mode these pages are about the organisation that the user acts for.
  const forOther = useSession(
    ({ loginRole, organizationId }) => loginRole === 'ADMIN' && organizationId !== gyg.organizationId,
  );
  const hidden = new Set<GygTab>([
    ...(isAdmin && !forOther ? [] : (['members'] as const)),
    ...(isAdmin ? [] : (['representation'] as const)),
    ...(gyg.state === 'CREATED' ? (['waitlist'] as const) : []),
    ...(recipients.places === 0 && recipients.taken === 0 ? (['recipients'] as const) : []),
  ]);
  return gygTabs.filter((tab) => !hidden.has(tab));
}
