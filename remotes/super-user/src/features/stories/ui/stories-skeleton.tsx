import { Skeleton, Stack } from '@gyg/design-system';
import s from './stories.module.css';

/** The loading list: cards of the same layout. */
export const StoriesSkeleton = () => (
  <div className={s.list} aria-busy="true">
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={s.root} aria-hidden="true">
        <span className={s.picture} />
        <div className={s.body}>
          <Stack gap={3}>
            <Skeleton length="short" />
            <Skeleton shape="heading" />
            <Skeleton length="half" />
          </Stack>
        </div>
      </div>
    ))}
  </div>
);
