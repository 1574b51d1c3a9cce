import { paths } from '../routing/paths';
import { useSession } from './use-session';

/**
 * Where "Host a gyg" leads: administrators create one, in admin mode; everyone else requests an account for their
 * organisation.
 */
export function useHostPath(): string {
  const loginRole = useSession((session) => session.loginRole);
  const administers = useSession((session) => session.organizationAdmin);
  if (loginRole === 'ADMIN') return paths.newGyg();
  return administers ? paths.switchToAdmin({ path: paths.newGyg() }) : paths.newOrganizationRequest();
}
