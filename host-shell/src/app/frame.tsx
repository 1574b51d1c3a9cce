import { SkipLink } from '@gyg/design-system';
import { Navigate, useConfig, useLocation, useTranslation } from '@gyg/platform';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AreaLoading } from '../chrome/area-loading';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { Toasts } from '../chrome/toasts';
import { DeveloperBar } from '../developer/developer-routes';
import type { RemoteTable } from '../federation/registry';
import { detourOf } from './detour';
import s from './frame.module.css';
import { hasFooter } from './has-footer';
import { PageDialog } from './page-dialog';
import { useLinkDelegation } from './use-link-delegation';
import { useScrollToTop } from './use-scroll-to-top';

/** The permanent frame around areas: header, content, footer, toasts. */
export function Frame({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const siteDown = useConfig()?.siteDown ?? false;
  const detour = detourOf(pathname, { siteDown });
  useLinkDelegation();
  useScrollToTop();
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
          <Navigate to={detour} replace />
        )}
      </main>
      {hasFooter(pathname) && <Footer />}
      <PageDialog table={table} />
      <Toasts />
    </div>
  );
}
