import type { GygDesk } from '@gyg/contract';
import { Page, Waiting } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { RequireHost } from '../frame';
import { GygCrumbs } from './gyg-crumbs';
import { GygHead } from './gyg-head';
import s from './gyg-head.module.css';
import { GygHeadSkeleton } from './gyg-head-skeleton';
import type { GygPage } from './gyg-tab';
import { GygTabLinks } from './gyg-tab-links';

export interface GygScreenProps {
  /** The page's tab, or a page without one. It also names the page in the browser. */
  tab: GygPage;
  /** The skeleton of the page's content. */
  waiting: ReactNode;
  /** The page's content. It is mounted again when the address shows another gyg. */
  children: (desk: GygDesk) => ReactNode;
}

/**
 * The frame of the pages of one gyg (`:gygId` in the path) for its hosts: breadcrumbs, the gyg with its actions, and
 * tabs with counts. Without the organisation's navigation, because gyg managers use these pages in user mode.
 */
export function GygScreen({ tab, waiting, children }: GygScreenProps) {
  return (
    <RequireHost waiting={<FrameSkeleton tab={tab}>{waiting}</FrameSkeleton>}>
      {(desk) => (
        <Frame tab={tab} desk={desk}>
          {children(desk)}
        </Frame>
      )}
    </RequireHost>
  );
}

function Frame({ tab, desk, children }: { tab: GygPage; desk: GygDesk; children: ReactNode }) {
  const { t } = useTranslation('admin');
  usePageTitle(t('gygFrame.pageTitle', { page: t(`gygFrame.tabs.${tab}`), title: desk.gyg.title }));
  return (
    <Page padded="low">
      <GygCrumbs gyg={desk.gyg} />
      <GygHead desk={desk} />
      <GygTabLinks desk={desk} current={tab} />
      <div className={s.body}>{children}</div>
    </Page>
  );
}

function FrameSkeleton({ tab, children }: { tab: GygPage; children: ReactNode }) {
  const { t } = useTranslation('admin');
  usePageTitle(t(`gygFrame.tabs.${tab}`));
  return (
    <Page padded="low">
      <GygCrumbs gyg={undefined} />
      <Waiting label={t('gygFrame.loading')}>
        <GygHeadSkeleton />
        <div className={s.body}>{children}</div>
      </Waiting>
    </Page>
  );
}
