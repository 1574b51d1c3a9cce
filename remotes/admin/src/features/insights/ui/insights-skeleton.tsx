import { Panel, Skeleton } from '@gyg/design-system';
import { InsightTiles } from './insight-tiles';
import s from './insights.module.css';

/** The loading figures: tiles and charts of the same size. */
export const InsightsSkeleton = () => (
  <div aria-busy="true">
    <InsightTiles period="12m" insights={undefined} earlier={undefined} />
    <div className={s.charts}>
      <Panel className={s.wide}>
        <Skeleton shape="block" />
      </Panel>
      <Panel>
        <Skeleton shape="block" />
      </Panel>
      <Panel>
        <Skeleton shape="block" />
      </Panel>
    </div>
  </div>
);
