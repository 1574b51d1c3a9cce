import type { OrganizationDesk } from '@gyg/contract';
import { Avatar, Page, PageHeader, Skeleton, TextSkeleton, Waiting } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { type SideNavGroup, type SideNavItem, SideNavLayout } from '@gyg/design-system/tables';
import {
  callOptions,
  paths,
  RequireAdmin,
  session,
  useFormat,
  useLocation,
  usePageTitle,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './organization-screen.module.css';

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

type Entry = Pick<SideNavItem, 'label' | 'href' | 'icon'> & {
  waiting?: number | undefined;
  /** Further paths at which the entry is the current one. */
  also?: readonly string[];
};

/** An entry is current on its own path, on the paths it names, and on those below them. */
const isCurrent = (pathname: string, { href, also = [] }: Entry): boolean =>
  [href, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * The shortcuts of an organisation's administrators (specification 2.3), in groups, with the number of open tasks in
 * each. The dashboard itself is in the header.
 */
function useNavGroups(): SideNavGroup[] {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const { organizationId, profileName } = useSession((session) => session);
  const { data: desk } = useOrganizationDesk(organizationId);
  const groups: { title: string; entries: Entry[] }[] = [
    { title: t('frame.groups.gygs'), entries: useGygEntries(desk) },
    { title: t('frame.groups.people'), entries: usePeopleEntries(desk) },
    { title: t('frame.groups.pages'), entries: usePageEntries(desk) },
    {
      title: t('frame.groups.numbers'),
      entries: [
        { label: t('frame.portfolios'), href: paths.portfolios(), icon: 'chart', waiting: desk?.waiting.portfolios },
        { label: t('frame.reports'), href: paths.reports(), icon: 'list' },
      ],
    },
    {
      title: t('frame.groups.you'),
      entries: [{ label: t('frame.switchTo', { name: profileName }), href: paths.switchToUser(), icon: 'swap' }],
    },
  ];
  return groups.map(({ title, entries }) => ({
    title,
    items: entries.map(({ waiting = 0, ...entry }) => ({
      label: entry.label,
      href: entry.href,
      icon: entry.icon,
      current: isCurrent(pathname, entry),
      waiting: waiting === 0 ? undefined : { count: number(waiting), label: t('frame.waiting', { count: waiting }) },
    })),
  }));
}

function useGygEntries(desk: OrganizationDesk | undefined): Entry[] {
  const { t } = useTranslation('admin');
  return [
    { label: t('frame.createGyg'), href: paths.newGyg(), icon: 'plus' },
    { label: t('frame.hosted'), href: paths.hostedGygs(), icon: 'calendar' },
    { label: t('frame.supported'), href: paths.supportedGygs(), icon: 'hand' },
    { label: t('frame.catalogs'), href: paths.catalogs(), icon: 'grid' },
    ...(desk?.proposalFeatureEnabled
      ? [
          {
            label: t('frame.proposals'),
            href: paths.proposals(),
            icon: 'lightbulb' as const,
            waiting: desk.waiting.proposals,
          },
        ]
      : []),
  ];
}

function usePeopleEntries(desk: OrganizationDesk | undefined): Entry[] {
  const { t } = useTranslation('admin');
  return [
    {
      label: t('frame.membership'),
      href: paths.members(),
      icon: 'users',
      waiting: desk?.waiting.memberships,
      also: [paths.membershipRequests()],
    },
    {
      label: t('frame.invitations'),
      href: paths.invitations(),
      icon: 'mail',
      also: [paths.sendInvitations()],
    },
    {
      label: t('frame.representations'),
      href: paths.representationRequests(),
      icon: 'shield',
      waiting: desk?.waiting.representations,
    },
  ];
}

function usePageEntries(desk: OrganizationDesk | undefined): Entry[] {
  const { t } = useTranslation('admin');
  return [
    { label: t('frame.stories'), href: paths.stories(), icon: 'image', waiting: desk?.waiting.stories },
    { label: t('frame.organization'), href: paths.configureOrganization(), icon: 'building' },
    { label: t('frame.plugins'), href: paths.configurePlugins(), icon: 'code', also: [paths.pluginAccess()] },
  ];
}

/** The organisation that the user acts for, with its number of admins and members. */
function OrganizationHead() {
  const { t } = useTranslation('admin');
  const { organizationId, organizationName: name, organizationLogo: logo } = useSession((session) => session);
  const { data: desk, isPending } = useOrganizationDesk(organizationId);
  const people = desk && {
    admins: t('frame.admins', { count: desk.admins }),
    members: t('frame.members', { count: desk.members }),
  };
  return (
    <div className={s.root}>
      <Avatar kind="organization" seed={name} {...(logo !== '' && { src: logo })} />
      <div>
        <p className={s.name}>{name}</p>
        <p className={s.people}>
          {people ? t('frame.people', people) : isPending ? <Skeleton length="long" /> : '\u00a0'}
        </p>
      </div>
    </div>
  );
}

/** How long the counts beside the navigation may be old, in milliseconds. An answer given on screen fetches them again. */
const fresh = 30_000;

/** What is pending for an organisation and its numbers: for the navigation of every page, and for the dashboard. */
export const useOrganizationDesk = (organizationId: string) =>
  useQuery({
    ...callOptions('getOrganizationDesk', { params: { organizationId } }),
    staleTime: fresh,
    // While the session is loading there is no organisation.
    enabled: organizationId !== '',
  });
