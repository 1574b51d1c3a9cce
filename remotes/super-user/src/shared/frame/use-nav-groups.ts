import type { SideNavGroup, SideNavItem } from '@gyg/design-system/tables';
import { callOptions, paths, useFormat, useLocation, useQuery, useTranslation } from '@gyg/platform';

/** How long the counts beside the navigation may be old, in milliseconds. */
const fresh = 30_000;

/** What needs attention, for the navigation of every page. */
const useSuperDesk = () => useQuery({ ...callOptions('getSuperDesk', {}), staleTime: fresh });

interface Entry extends Pick<SideNavItem, 'label' | 'href' | 'icon'> {
  waiting?: number | undefined;
}

/** The navigation of the super user's pages, with what needs attention. */
export function useNavGroups(): SideNavGroup[] {
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
