import type { OrganizationDesk } from '@gyg/contract';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** The organisation in numbers: gygs to come, how full they are, and how many offers need an answer. */
export function Figures({ desk }: { desk: OrganizationDesk | undefined }) {
  const { t } = useTranslation('admin');
  const { number, date } = useFormat();
  const loading = desk === undefined;
  const filled = (name: 'skills' | 'items') => {
    const { booked, offered, lastWeek } = desk?.[name] ?? { booked: 0, offered: 0, lastWeek: 0 };
    return (
      <StatTile
        loading={loading}
        figure={number(booked)}
        of={t('dashboard.ofAll', { offered: number(offered) })}
        meter={{ value: booked, max: offered }}
        label={t(`dashboard.${name}`)}
        trend={lastWeek > 0 ? { direction: 'up', text: t('dashboard.lastWeek', { count: lastWeek }) } : undefined}
      />
    );
  };
  const { upcoming = 0, ongoing = 0 } = desk?.gygs ?? {};
  const start = desk?.next?.state === 'PUBLISHED' ? desk.next.startDateTime : undefined;
  const oldest = desk?.waiting.oldestBooking ?? undefined;
  return (
    <StatTiles label={t('dashboard.numbers')}>
      <StatTile
        loading={loading}
        figure={number(upcoming)}
        label={t('dashboard.upcoming', { count: upcoming })}
        href={`${paths.hostedGygs()}?tab=upcoming`}
        note={[
          start !== undefined && t('dashboard.next', { date: date(start) }),
          ongoing > 0 && t('dashboard.ongoing', { count: ongoing }),
        ]
          .filter((part) => part !== false)
          .join(' ')}
      />
      {filled('skills')}
      {filled('items')}
      <StatTile
        loading={loading}
        figure={number(desk?.waiting.bookings ?? 0)}
        label={t('dashboard.offers', { count: desk?.waiting.bookings ?? 0 })}
        note={oldest === undefined ? undefined : t('dashboard.oldest', { date: date(oldest) })}
      />
    </StatTiles>
  );
}
