import { Skeleton, Stack } from '@gyg/design-system';
import s from './request-card.module.css';

/** Loading requests. */
export const RequestSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={s.card} aria-hidden="true">
        <div className={s.head}>
          <Skeleton shape="heading" length="half" />
          <Skeleton length="short" />
        </div>
        <div className={s.message}>
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
        <div className={s.contact}>
          <Skeleton length="long" />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      </div>
    ))}
  </Stack>
);
