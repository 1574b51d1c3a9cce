import { isSuperUser, Navigate, paths, useSession } from '@gyg/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { AreaLoading } from '../chrome/area-loading';
import { isDeveloper } from '../remotes/developer-origins';

const DiagnosticsPage = lazy(() => import('./diagnostics-page').then((m) => ({ default: m.DiagnosticsPage })));

/**
 * /test: for super users their area's page, in developer mode also the diagnostics of this page. For everyone else the
 * path is unknown.
 */
export function DiagnosticsRoute({ area }: { area: ReactNode }) {
  const starting = useSession(({ status }) => status === 'starting');
  const superUser = useSession(isSuperUser);
  const own = superUser ? area : undefined;
  if (isDeveloper()) {
    return (
      <>
        {own}
        <Suspense fallback={<AreaLoading />}>
          <DiagnosticsPage below={own !== undefined} />
        </Suspense>
      </>
    );
  }
  if (starting) return <AreaLoading />;
  return own ?? <Navigate to={paths.about()} replace />;
}
