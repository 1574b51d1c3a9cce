import type { Gyg } from '@gyg/contract';
import { useSession } from '@gyg/platform';
import { lazy, Suspense } from 'react';

/** More than guests need. */
const OwnLabels = lazy(() => import('./own-labels').then((m) => ({ default: m.OwnLabels })));

/** The labels that the administrator's organisation gives another host's gyg. Empty for everyone else. */
export function GygLabels({ gyg }: { gyg: Gyg }) {
  const organizationId = useSession((session) => (session.loginRole === 'ADMIN' ? session.organizationId : ''));
  if (organizationId === '' || organizationId === gyg.organizationId) return null;
  return (
    <Suspense fallback={null}>
      <OwnLabels key={organizationId} gygId={gyg.id} organizationId={organizationId} />
    </Suspense>
  );
}
