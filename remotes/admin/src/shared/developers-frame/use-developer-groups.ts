import { type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import type { SideNavGroup, SideNavItem } from '@gyg/design-system/tables';
import { paths, useLocation, useTranslation } from '@gyg/platform';

type Icon = SideNavItem['icon'];

const icons: Readonly<Record<WidgetTag, Icon>> = {
  'gyg-list': 'list',
  'gyg-card': 'image',
  'gyg-catalog': 'grid',
  'gyg-need': 'check',
  'gyg-proposal': 'lightbulb',
  'gyg-login': 'user',
  'gyg-signup': 'plus',
  'gyg-verify': 'mail',
  'gyg-password': 'lock',
};

const isTag = (name: string): name is WidgetTag => name in widgetOptions;
/** The tags of the elements, in the order of the contract. */
export const widgetTags: readonly WidgetTag[] = Object.keys(widgetOptions).filter(isTag);

/** The tag of a text; undefined if there is no such element. */
export const readTag = (text: string | null | undefined): WidgetTag | undefined =>
  widgetTags.find((tag) => tag === text);

/** The navigation of the pages for webmasters. */
export function useDeveloperGroups(): SideNavGroup[] {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const link = (label: string, href: string, icon: Icon): SideNavItem => ({
    ...{ label, href, icon },
    current: pathname.replace(/\/$/, '') === href,
  });
  return [
    {
      title: t('developers.groups.widgets'),
      items: [
        link(t('developers.start.nav'), paths.developers(), 'home'),
        ...widgetTags.map((tag) => link(tag, paths.developers(tag), icons[tag])),
        link(t('developers.states.title'), paths.developers('states'), 'eye'),
      ],
    },
    {
      title: t('developers.groups.access'),
      items: [link(t('developers.access'), paths.pluginAccess(), 'link')],
    },
    {
      title: t('developers.groups.guides'),
      items: [
        link(t('developers.csp.title'), paths.developers('csp'), 'shield'),
        link(t('developers.frameworks.nav'), paths.developers('frameworks'), 'code'),
        link(t('developers.reference'), '/api/docs', 'quote'),
      ],
    },
  ];
}
