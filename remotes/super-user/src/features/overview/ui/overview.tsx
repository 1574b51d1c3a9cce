import { ErrorState, Panel, Stack } from '@gyg/design-system';
import { invalidateCalls, useFormat, useLoadFailure, useQueryClient, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { useOverview } from '../api/read-overview';
import { Doors } from './doors';
import { Figures } from './figures';
import { OpenByGoal } from './open-by-goal';
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
