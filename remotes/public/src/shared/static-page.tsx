import { DrawnPicture, type DrawnScene, Page, PageHeader } from '@gyg/design-system';
import { usePageTitle } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './static-page.module.css';

export interface StaticPageProps {
  title: string;
  lead: string;
  /** The picture below the title. */
  scene: DrawnScene;
  children: ReactNode;
}

/** A page about the platform: title, a drawn picture, and its sections. */
export function StaticPage({ title, lead, scene, children }: StaticPageProps) {
  usePageTitle(title);
  return (
    <Page padded width="medium">
      <PageHeader title={title} lead={lead} />
      <DrawnPicture scene={scene} shape="banner" className={s.picture} />
      {children}
    </Page>
  );
}
