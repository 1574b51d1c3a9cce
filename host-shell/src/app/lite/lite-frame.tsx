import { ErrorState } from '@gyg/design-system';
import { paths, readPluginOptions, useSearchParams, useTranslation } from '@gyg/platform';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AreaLoading } from '../../chrome/area-loading';
import { Toasts } from '../../chrome/toasts';
import { useSiteDown } from '../../connection/use-site-down';
import s from './lite.module.css';

/** A page for a frame on another site: no navigation, and a footer that only says "Powered by Gyg". */
export function LiteFrame() {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  const { bg } = readPluginOptions(query);
  const siteDown = useSiteDown() ?? false;
  return (
    <div className={s.frame} style={bg === '' ? undefined : { backgroundColor: `#${bg}` }}>
      <main id="content" tabIndex={-1} className={s.content}>
        {siteDown ? (
          <ErrorState headingLevel={1} title={t('lite.down')} text={t('lite.downText')} />
        ) : (
          <Suspense fallback={<AreaLoading />}>
            <Outlet />
          </Suspense>
        )}
      </main>
      <footer className={s.powered}>
        {t('lite.poweredBy')} <a href={paths.home()}>Gyg</a>
      </footer>
      <Toasts />
    </div>
  );
}
