import { Panel, Skeleton, Stack } from '@gyg/design-system';
import s from './featured.module.css';

/** The loading lists and their preview. */
export const FeaturedSkeleton = () => (
  <div className={s.root} aria-busy="true">
    <div className={s.lists}>
      {['first', 'second', 'third'].map((list) => (
        <Panel key={list} aria-hidden="true">
          <Stack gap={3}>
            <Skeleton shape="heading" length="half" />
            <Skeleton shape="block" />
          </Stack>
        </Panel>
      ))}
    </div>
    <Panel aria-hidden="true">
      <Skeleton shape="block" />
    </Panel>
  </div>
);
