import { Skeleton } from '@gyg/design-system';
import s from './gyg-head.module.css';

/** The placeholder of a gyg's head and tabs. */
export function GygHeadSkeleton() {
  return (
    <div className={s.root}>
      <Skeleton shape="block" className={s.picture} />
      <div className={s.words}>
        <Skeleton length="short" />
        <Skeleton shape="heading" length="long" />
        <Skeleton length="half" />
      </div>
    </div>
  );
}
