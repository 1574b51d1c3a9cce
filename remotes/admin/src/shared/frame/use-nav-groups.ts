import type { OrganizationDesk } from '@gyg/contract';
import type { SideNavGroup, SideNavItem } from '@gyg/design-system/tables';
import { paths, useFormat, useLocation, useSession, useTranslation } from '@gyg/platform';
import { useOrganizationDesk } from './get-organization-desk';

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
export function useNavGroups(): SideNavGroup[] {
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
