import { goalTitle } from '@gyg/contract/goals';
import { ErrorState, Panel, Stack } from '@gyg/design-system';
import { BarChart } from '@gyg/design-system/charts';
import {
  invalidateCalls,
  toLocale,
  useFormat,
  useLanguage,
  useLoadFailure,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { useOverview } from '../api/read-overview';
import { Doors } from './doors';
import { Figures } from './figures';
import { OverviewHealth } from './overview-health';
import { OverviewSkeleton } from './overview-skeleton';
import { WaitingRequests } from './waiting-requests';
import { WaitingStories } from './waiting-stories';

/**
 * The platform at a glance: health, figures, pending requests and stories, recent changes, and the ways to other pages.
 */
export function Overview({ recent }: { recent: ReactNode }) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { data, error } = useOverview();
  const queries = useQueryClient();
  const loadFailure = useLoadFailure();
  if (error && data === undefined)
    return <ErrorState {...loadFailure(error, () => void invalidateCalls(queries, ['getOverview']))} />;
  if (data === undefined) return <OverviewSkeleton />;
  return (
    <Stack gap={5}>
      <p>{t('overview.counted', { time: dateTime(data.countedAt) })}</p>
      <OverviewHealth health={data.health} />
      <Figures data={data} />
      <Panel>
        <Stack gap={5}>
          <WaitingRequests requests={data.requests} total={data.organizations.pendingRequests} />
          <WaitingStories stories={data.stories} />
        </Stack>
      </Panel>
      <Panel>
        <OpenByGoal goals={data.goals} />
      </Panel>
      <Panel>{recent}</Panel>
      <Doors data={data} />
    </Stack>
  );
}

/** Open gygs by their primary goal. */
function OpenByGoal({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const locale = toLocale(useLanguage());
  const bars = goals.map((open, index) => ({
    key: index + 1,
    label: t('overview.goal', { number: index + 1, title: goalTitle(index + 1, locale) }),
    tick: `${index + 1}`,
    goal: index + 1,
    values: { open },
  }));
  const total = goals.reduce((sum, open) => sum + open, 0);
  return (
    <BarChart
      title={t('overview.byGoal')}
      summary={t('overview.openInAll', { count: total })}
      bars={bars}
      series={[{ key: 'open', label: t('overview.openGygs') }]}
      barLabel={t('overview.goalColumn')}
      formatValue={(value) => number(value)}
      formatTick={(value) => number(value)}
      missing={t('overview.missing')}
      totalLabel={t('overview.total')}
      empty={t('overview.missing')}
      opensAt="first"
      size="sm"
      texts={{
        showTable: t('overview.showTable'),
        showChart: t('overview.showChart'),
        failed: t('overview.chartFailed'),
      }}
    />
  );
}
