import { ErrorState, Logo } from '@gyg/design-system';
import { Outlet, useTranslation } from '@gyg/platform';
import { Suspense } from 'react';
import { AreaLoading } from '../../chrome/area-loading';
import { useSiteDown } from '../../chrome/connection/use-site-down';
import { LanguageButton } from '../../chrome/language-button';
import { Toasts } from '../../chrome/toasts';
import type { RemoteTable } from '../../remotes/registry';
import { PageDialog } from '../page-dialog';
import s from './window.module.css';

/** The frame of a partner's window, 420 px wide: the platform's name, the form, and a foot. Nothing leads out of it. */
export function WindowFrame({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const siteDown = useSiteDown() ?? false;
  return (
    <div className={s.frame}>
      <main id="content" tabIndex={-1} className={s.content}>
        <Logo className={s.brand} label="gyg" />
        {siteDown ? (
          <ErrorState headingLevel={1} title={t('window.down')} text={t('window.downText')} />
        ) : (
          <Suspense fallback={<AreaLoading />}>
            <Outlet />
          </Suspense>
        )}
      </main>
      <footer className={s.foot}>
        <span className={s.links}>
          <a href="#terms">{t('footer.terms')}</a>
          <a href="#privacy">{t('footer.privacy')}</a>
        </span>
        <LanguageButton />
      </footer>
      <PageDialog table={table} />
      <Toasts />
    </div>
  );
}
