import { Page, Skeleton, Stack } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import s from './profile-head.module.css';
import { ProfileStrips } from './profile-strips';

/** A profile before it has arrived, of the same form. */
export const ProfileSkeleton = () => (
  <div aria-busy="true">
    <div className={s.root}>
      <Page className={s.grid}>
        <Skeleton shape="circle" className={s.skeletonFace} />
        <div className={s.words}>
          <Skeleton length="short" />
          <Skeleton shape="heading" length="half" />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      </Page>
      <ProfileStrips goals={[]} />
    </div>
    <Page padded>
      <Stack gap={5}>
        <Skeleton shape="heading" length="short" />
        <Skeleton shape="heading" length="half" />
        <GygGridSkeleton rows={1} />
      </Stack>
    </Page>
  </div>
);
