import { Page, Skeleton, Stack } from '@gyg/design-system';
import s from './gyg-profile.module.css';
import skeleton from './gyg-skeleton.module.css';

/** A gyg's page before it has arrived: the same places, empty. */
export const GygSkeleton = () => (
  <div aria-busy="true">
    <div className={skeleton.hero} />
    <Page>
      <div className={s.root}>
        <div className={s.head}>
          <Skeleton length="short" />
          <Skeleton shape="heading" length="long" />
          <Skeleton shape="heading" length="half" />
          <Skeleton length="full" />
          <Skeleton length="long" />
        </div>
        <div className={s.side}>
          <Stack gap={4} className={skeleton.side ?? ''}>
            <Skeleton length="short" />
            <Skeleton length="long" />
            <Skeleton length="half" />
            <Skeleton shape="block" />
            <Skeleton length="half" />
          </Stack>
        </div>
        <div className={s.body}>
          <Stack gap={4} className={skeleton.body ?? ''}>
            <Skeleton shape="heading" length="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </div>
    </Page>
  </div>
);
