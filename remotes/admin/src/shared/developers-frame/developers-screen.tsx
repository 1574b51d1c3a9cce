import { Page, PageHeader } from '@gyg/design-system';
import { SideNavLayout } from '@gyg/design-system/tables';
import { usePageTitle, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { useDeveloperGroups } from './use-developer-groups';

export interface DevelopersScreenProps {
  /** The page's title; its h1 unless `heading` is given. */
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for webmasters: their navigation, title and content. Needs no login. */
export function DevelopersScreen({ title, heading = title, lead, children }: DevelopersScreenProps) {
  const { t } = useTranslation('admin');
  usePageTitle(title);
  return (
    <Page padded="low">
      <SideNavLayout
        nav={{ label: t('developers.navigation'), groups: useDeveloperGroups() }}
        summary={t('developers.allPages')}
      >
        <PageHeader size="compact" title={heading} lead={lead} />
        {children}
      </SideNavLayout>
    </Page>
  );
}
