import { SkipLink } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { Toasts } from '../chrome/toasts';
import type { RemoteTable } from '../federation/registry';
import { AreaWaiting } from './area-waiting';
import s from './frame.module.css';
import { useLinkDelegation } from './use-link-delegation';
import { useScrollToTop } from './use-scroll-to-top';

/** What stays while areas change: header, content, footer, messages. */
export function Frame({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  useLinkDelegation();
  useScrollToTop();
  return (
    <div className={s.frame}>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Header table={table} />
      <main id="content" tabIndex={-1} className={s.content}>
        <Suspense fallback={<AreaWaiting />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Toasts />
    </div>
  );
}
