import { Panel, Skeleton, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './dashboard.module.css';
import { Figures } from './figures';

/** The loading dashboard: its numbers, rows and side column. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <Figures desk={undefined} />
      <div className={s.root}>
        <DecisionsSkeleton />
        <SideSkeleton />
      </div>
    </div>
  );
}

/** The loading list of decisions. */
export function DecisionsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Panel padding="none" aria-busy="true">
      <div className={s.head}>
        <h2 className={s.heading}>{t('dashboard.decisions')}</h2>
      </div>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={s.gyg}>
          <Skeleton shape="circle" />
          <Stack gap={1}>
            <Skeleton length="half" />
            <Skeleton />
          </Stack>
        </div>
      ))}
    </Panel>
  );
}

/** The loading side column. */
const SideSkeleton = () => (
  <div className={s.side}>
    <Skeleton shape="block" />
  </div>
);
