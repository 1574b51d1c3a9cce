import { Button, ErrorState, Page, PageHeader } from '@gyg/design-system';
import { SideNavLayout } from '@gyg/design-system/tables';
import { paths, RequireSuperUser, usePageTitle, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { useNavGroups } from './use-nav-groups';

export interface SuperScreenProps {
  /** The page's title and h1. A soft hyphen in it is only for narrow screens. */
  title: string;
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** The page's skeleton, shown while the session is loading. */
  waiting: ReactNode;
  children: ReactNode;
}

/** The frame of the super users' pages: guard, navigation with counts, title, content. */
export function SuperScreen({ waiting, children, ...frame }: SuperScreenProps) {
  usePageTitle(frame.title.replaceAll('\u00ad', ''));
  return (
    <RequireSuperUser waiting={<Waiting title={frame.title}>{waiting}</Waiting>} refused={<NotPermitted />}>
      <Frame {...frame}>{children}</Frame>
    </RequireSuperUser>
  );
}

type FrameProps = Omit<SuperScreenProps, 'waiting'>;

function Frame({ title, lead, actions, children }: FrameProps) {
  const { t } = useTranslation('super-user');
  const groups = useNavGroups();
  return (
    <Page padded="low">
      <SideNavLayout nav={{ label: t('frame.navigation'), groups }} summary={t('frame.allPages')}>
        <PageHeader size="compact" title={title} lead={lead} actions={actions} />
        {children}
      </SideNavLayout>
    </Page>
  );
}

/** While the session is loading: without the navigation, which is only for super users. */
function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page padded="low">
      <PageHeader size="compact" title={title} />
      {children}
    </Page>
  );
}

function NotPermitted() {
  const { t } = useTranslation('super-user');
  return (
    <Page padded>
      <ErrorState
        kind="locked"
        headingLevel={1}
        title={t('refused.title')}
        text={t('refused.text')}
        actions={<Button href={paths.home()}>{t('refused.home')}</Button>}
      />
    </Page>
  );
}
