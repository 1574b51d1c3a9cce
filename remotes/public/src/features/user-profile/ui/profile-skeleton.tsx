import { Page, PersonHeroSkeleton, Skeleton, Stack } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';

/** The loading profile, with the same layout. */
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
