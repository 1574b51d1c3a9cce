import { Page, PageHeader, TextSkeleton, Waiting } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { SideNavLayout } from '@gyg/design-system/tables';
import { RequireAdmin, session, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { OrganizationHead } from './organization-head';
import { useNavGroups } from './use-nav-groups';

export interface OrganizationScreenProps {
  /** The page's title and h1. */
  title: string;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** The page's skeleton, shown while the session is loading, if it was in admin mode before. */
  waiting: ReactNode;
  /** The page's content for an organisation. It is mounted again when the organisation changes. */
  children: (organizationId: string) => ReactNode;
}

/** The frame of an organisation's pages, for its administrators: navigation with counts, title, content. */
export function OrganizationScreen({ waiting, children, ...frame }: OrganizationScreenProps) {
  usePageTitle(frame.title);
  const organizationId = useSession((session) => session.organizationId);
  return (
    <RequireAdmin waiting={session.startsAsAdmin() ? <Frame {...frame}>{waiting}</Frame> : <Leaving />}>
      {/* The key remounts the page, so that data of the last organisation does not stay on screen. */}
      <Frame key={organizationId} {...frame}>
        {children(organizationId)}
      </Frame>
    </RequireAdmin>
  );
}

/** While the session is loading in user mode: another page follows, usually the switch to admin mode. */
function Leaving() {
  const { t } = useTranslation('admin');
  return (
    <FormColumn>
      <Waiting label={t('frame.loading')}>
        <TextSkeleton heading lines={3} />
      </Waiting>
    </FormColumn>
  );
}

type FrameProps = Omit<OrganizationScreenProps, 'waiting' | 'children'> & { children: ReactNode };

function Frame({ title, lead, breadcrumbs, actions, children }: FrameProps) {
  const { t } = useTranslation('admin');
  const groups = useNavGroups();
  return (
    <Page padded="low">
      <SideNavLayout
        nav={{ label: t('frame.navigation'), head: <OrganizationHead />, groups }}
        summary={t('frame.allPages')}
      >
        <PageHeader size="compact" title={title} lead={lead} breadcrumbs={breadcrumbs} actions={actions} />
        {children}
      </SideNavLayout>
    </Page>
  );
}
