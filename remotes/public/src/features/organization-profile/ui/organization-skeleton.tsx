import { Page, Skeleton, Stack } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import s from './organization-profile.module.css';

/** An organisation's page before it has arrived: the same places, empty. */
export const OrganizationSkeleton = () => (
  <div aria-busy="true">
    <div className={s.heroSkeleton} />
    <Page className={s.page}>
      <div className={s.root}>
        <div className={s.head}>
          <div className={s.titled}>
            <Skeleton shape="circle" />
            <Skeleton shape="heading" length="half" />
          </div>
          <Skeleton length="long" />
        </div>
        <div className={s.side}>
          <Stack gap={4} className={s.sideSkeleton}>
            <Skeleton shape="heading" />
            <Skeleton length="half" />
            <Skeleton length="long" />
          </Stack>
        </div>
        <Stack gap={4} className={s.body}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </div>
      <GygGridSkeleton rows={1} />
    </Page>
  </div>
);
