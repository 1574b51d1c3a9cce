import { session, toast, useSession, useTranslation } from '@gyg/platform';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

/**
 * Home in admin mode. Requires an organisation in the session that the user belongs to. Opening it checks this again;
 * if it fails, the user acts for themselves again and sees the reason.
 */
export function AdminHome({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public');
  const organizationId = useSession((state) => state.organizationId);
  // Not once more when texts arrive.
  const refuse = useEffectEvent(() => toast.error(t('session.toAdmin.noOrganization')));
  useEffect(() => {
    if (organizationId !== '') return session.refreshMemberships();
    session.switchToUser();
    refuse();
  }, [organizationId]);
  return organizationId === '' ? null : children;
}
