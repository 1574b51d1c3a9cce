import { Button, ErrorState, Page, PageHeader } from '@gyg/design-system';
import { type SideNavGroup, type SideNavItem, SideNavLayout } from '@gyg/design-system/tables';
import {
  callOptions,
  paths,
  RequireSuperUser,
  useFormat,
  useLocation,
  usePageTitle,
  useQuery,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';

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

/** How long the counts beside the navigation may be old, in milliseconds. */
const fresh = 30_000;

/** What needs attention, for the navigation of every page. */
const useSuperDesk = () => useQuery({ ...callOptions('getSuperDesk', {}), staleTime: fresh });

interface Entry extends Pick<SideNavItem, 'label' | 'href' | 'icon'> {
  waiting?: number | undefined;
}

/** The navigation of the super user's pages, with what needs attention. */
function useNavGroups(): SideNavGroup[] {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const { data: desk } = useSuperDesk();
  const waiting = desk?.waiting;
  const groups: { title: string; entries: Entry[] }[] = [
    { title: t('frame.groups.desk'), entries: [{ label: t('frame.home'), href: paths.superHome(), icon: 'home' }] },
    {
      title: t('frame.groups.review'),
      entries: [
        {
          label: t('frame.requests'),
          href: paths.organizationRequests(),
          icon: 'building',
          waiting: waiting?.organizationRequests,
        },
        { label: t('frame.stories'), href: paths.superStories(), icon: 'heart', waiting: waiting?.stories },
      ],
    },
    {
      title: t('frame.groups.front'),
      entries: [{ label: t('frame.featured'), href: paths.featured(), icon: 'star' }],
    },
    {
      title: t('frame.groups.access'),
      entries: [
        { label: t('frame.people'), href: paths.people(), icon: 'users' },
        { label: t('frame.origins'), href: paths.partnerOrigins(), icon: 'globe' },
      ],
    },
    {
      title: t('frame.groups.operations'),
      entries: [
        { label: t('frame.remotes'), href: paths.remotes(), icon: 'layers', waiting: waiting?.remotes },
        { label: t('frame.diagnostics'), href: paths.diagnostics(), icon: 'pulse', waiting: waiting?.mails },
        { label: t('frame.audit'), href: paths.auditLog(), icon: 'list' },
        { label: t('frame.demo'), href: paths.demoData(), icon: 'box' },
      ],
    },
  ];
  return groups.map(({ title, entries }) => ({
    title,
    items: entries.map(({ waiting: count = 0, ...entry }) => ({
      ...entry,
      current: pathname === entry.href,
      waiting: count === 0 ? undefined : { count: number(count), label: t('frame.waiting', { count }) },
    })),
  }));
}
