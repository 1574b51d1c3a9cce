import { Page, PersonHeroSkeleton, Skeleton, Stack } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';

/** A profile before it has arrived, of the same form. */
export const ProfileSkeleton = () => (
  <div aria-busy="true">
    <PersonHeroSkeleton />
    <Page padded>
      <Stack gap={5}>
        <Skeleton shape="heading" length="short" />
        <Skeleton shape="heading" length="half" />
        <GygGridSkeleton rows={1} />
      </Stack>
    </Page>
  </div>
);
