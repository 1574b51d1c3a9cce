import type { Overview } from '@gyg/contract';
import { Columns, Section } from '@gyg/design-system';
import { ActionCard, type ActionCardProps } from '@gyg/design-system/details';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** The other pages of super users, with what is behind them. */
export function Doors({ data: { doors, accounts, health } }: { data: Overview }) {
  const { t } = useTranslation('super-user');
  const { number, dateTime } = useFormat();
  const { featured, superUsers, origins, auditEntries, site, demo } = doors;
  const { total, pausedCanaries } = health.remotes;
  const paused = pausedCanaries === 0 ? '' : t('health.pausedCanaries', { count: pausedCanaries });
  const siteState = site.down ? 'down' : 'up';
  const people = t('overview.doors.accounts', { count: accounts.total });
  const supers = superUsers === null ? '' : t('overview.doors.superUsers', { count: superUsers });
  const cards: (ActionCardProps & { href: string })[] = [
    {
      ...{ icon: 'star', title: t('frame.featured'), href: paths.featured() },
      text: t('overview.doors.featured', {
        organizations: number(featured.organizations),
        gygs: number(featured.gygs),
        stories: number(featured.stories),
      }),
    },
    {
      ...{ icon: 'users', title: t('frame.people'), href: paths.people() },
      text: [people, supers].filter(Boolean).join(', '),
    },
    {
      ...{ icon: 'globe', title: t('frame.origins'), href: paths.partnerOrigins() },
      text: t('overview.doors.origins', { count: origins }),
    },
    {
      ...{ icon: 'layers', title: t('frame.remotes'), href: paths.remotes() },
      text: [t('health.allRemotes', { count: total }), paused].filter(Boolean).join(', '),
    },
    {
      ...{ icon: 'pulse', title: t('frame.diagnostics'), href: paths.diagnostics() },
      text: t('overview.doors.diagnostics'),
    },
    {
      ...{ icon: 'lock', title: t('siteDown.title'), href: `${paths.diagnostics()}#maintenance` },
      text:
        site.since === null
          ? t(`overview.doors.${siteState}`)
          : t(`overview.doors.${siteState}Since`, { time: dateTime(site.since) }),
    },
    {
      ...{ icon: 'list', title: t('frame.audit'), href: paths.auditLog() },
      text: t('overview.doors.audit', { count: auditEntries }),
    },
    {
      ...{ icon: 'box', title: t('frame.demo'), href: paths.demoData() },
      text: demo ? t('overview.doors.demo') : t('overview.doors.noDemo'),
    },
  ];
  return (
    <Section title={t('overview.goTo')} spacing="none">
      <Columns count="fit" gap={3}>
        {cards.map((card) => (
          <ActionCard key={card.href} {...card} />
        ))}
      </Columns>
    </Section>
  );
}
