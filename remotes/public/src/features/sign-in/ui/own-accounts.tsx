import { isSignedIn, Navigate, paths, useOwnAccounts, useSession } from '@gyg/platform';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { useCarried } from '../../../shared/use-carried';
import { StartSignIn } from './start-sign-in';

export interface OwnAccountsProps {
  /** The platform's own form. */
  children: ReactNode;
  /** Another issuer is asked for its page for new accounts. */
  create?: boolean;
}

/**
 * Shows a form of the platform's own accounts, or, where another issuer keeps them, hands over to its sign-in with
 * e-mail and target kept. Until that is known it shows the form's skeleton.
 */
export function OwnAccounts({ children, create = false }: OwnAccountsProps) {
  const carried = useCarried();
  const own = useOwnAccounts();
  const waiting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  if (own === undefined || (!own && waiting)) return <FormSkeleton />;
  if (own) return children;
  // What the form would do is done at the issuer; who is signed in has no sign-in to begin.
  if (signedIn) return <Navigate to={carried.target ?? paths.home()} replace />;
  return <StartSignIn {...carried} create={create} />;
}
