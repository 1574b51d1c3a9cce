import { isSignedIn, Navigate, paths, useOwnAccounts, useSession } from '@gyg/platform';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { useCarried } from '../../../shared/use-carried';
import { StartSignIn } from './start-sign-in';

export interface OwnAccountsProps {
  /** The platform's form. */
  children: ReactNode;
  /** Requests the sign-up page of another issuer. */
  create?: boolean;
}

/**
 * Renders a form for the platform's accounts. If another issuer manages the accounts, redirects to its login instead,
 * with email and target preserved. While the configuration is loading, renders the form's skeleton.
 */
export function OwnAccounts({ children, create = false }: OwnAccountsProps) {
  const carried = useCarried();
  const own = useOwnAccounts();
  const waiting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  if (own === undefined || (!own && waiting)) return <FormSkeleton />;
  if (own) return children;
  // The issuer does what the form would do. A logged-in user has no login to start.
  if (signedIn) return <Navigate to={carried.target ?? paths.home()} replace />;
  return <StartSignIn {...carried} create={create} />;
}
