import { SkipLink } from '@gyg/design-system';
import { Navigate, Outlet, useLocation, useTranslation } from '@gyg/platform';
import { Suspense, useEffect } from 'react';
import { AreaLoading } from '../chrome/area-loading';
import { ConnectionBanner } from '../chrome/connection/connection-banner';
import { useConnection } from '../chrome/connection/use-connection';
import { type LeftFrom, useReturn } from '../chrome/connection/use-return';
import { useSiteDown } from '../chrome/connection/use-site-down';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { Toasts } from '../chrome/toasts';
import { DeveloperBar } from '../developer/developer-routes';
import type { RemoteTable } from '../remotes/registry';
import { detourOf } from './detour';
import s from './frame.module.css';
import { hasFooter } from './has-footer';
import { keepPresses } from './keep-presses';
import { PageDialog } from './page-dialog';
import { useLinkDelegation } from './use-link-delegation';

/** The permanent frame around areas: header, content, footer, toasts. */
export function Frame({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const siteDown = useSiteDown();
  const connection = useConnection();
  const detour = detourOf(pathname, { siteDown: siteDown ?? false });
  const left: LeftFrom | undefined = siteDown ? { from: pathname + search + hash } : undefined;
  useReturn(siteDown);
  useLinkDelegation();
  useEffect(keepPresses, []);
  return (
    <div className={s.frame}>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Header table={table} />
      <DeveloperBar />
      <main id="content" tabIndex={-1} className={s.content}>
        {detour === undefined ? (
          <Suspense fallback={<AreaLoading />}>
            <Outlet />
          </Suspense>
        ) : (
          <Navigate to={detour} replace state={left} />
        )}
      </main>
      {hasFooter(pathname) && <Footer />}
      <PageDialog table={table} />
      <Toasts />
      <ConnectionBanner connection={connection} />
    </div>
  );
}
