import type { Overview, Trend } from '@gyg/contract';
import { Sparkline } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './figures.module.css';

interface Figure {
  label: string;
  value: string;
  note: string;
  trend: Trend;
}

/** The figures of the last 30 days, each with the shape of its days. */
export function Figures({ data }: { data: Overview }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const { openGygs, bookings, hours, organizations, accounts } = data;
  const change = ({ count, before }: Trend) => {
    if (before === 0) return t('overview.noneBefore');
    const percent = Math.round((100 * (count - before)) / before);
    const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
    return t('overview.change', { percent: `${sign}${number(Math.abs(percent))}` });
  };
  const figures: Figure[] = [
    {
      label: t('overview.openGygs'),
      value: number(openGygs.upcoming + openGygs.inProgress),
      note: t('overview.open', { upcoming: number(openGygs.upcoming), running: number(openGygs.inProgress) }),
      trend: openGygs.published,
    },
    { label: t('overview.bookings'), value: number(bookings.count), note: change(bookings), trend: bookings },
    { label: t('overview.hours'), value: number(hours.count, 1), note: change(hours), trend: hours },
    {
      label: t('overview.organizations'),
      value: number(organizations.total),
      note: t('overview.newOnes', {
        count: organizations.created.count,
        pending: number(organizations.pendingRequests),
      }),
      trend: organizations.created,
    },
    {
      label: t('overview.accounts'),
      value: number(accounts.created.count),
      note: change(accounts.created),
      trend: accounts.created,
    },
  ];
  return (
    <ul className={s.figures} aria-label={t('overview.figures')}>
      {figures.map(({ label, value, note, trend }) => (
        <li key={label} className={s.figure}>
          <span>{label}</span>
          <b className={s.value}>{value}</b>
          <small className={s.note}>{note}</small>
          <Sparkline values={trend.byDay} />
        </li>
      ))}
    </ul>
  );
}
