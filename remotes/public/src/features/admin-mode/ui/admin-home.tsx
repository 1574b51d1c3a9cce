import { session, toast, useSession, useTranslation } from '@gyg/platform';
import { type ReactNode, useEffect } from 'react';

/**
 * Home of those who act for an organisation: it needs one in the session that they belong to (specification 6). Entering
 * checks that it still holds; without one the session continues as the user's own, with the reason.
 */
export function AdminHome({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public');
  const organizationId = useSession((state) => state.organizationId);
  useEffect(() => {
    if (organizationId !== '') return session.refreshMemberships();
    session.switchToUser();
    toast.error(t('session.toAdmin.noOrganization'));
  }, [organizationId, t]);
  return organizationId === '' ? null : children;
}
