import { Skeleton, Stack } from '@gyg/design-system';

/** The loading page of a consent link, with the same layout. */
export const ConsentSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    <Skeleton shape="heading" length="long" />
    <Skeleton shape="block" />
    <Skeleton length="half" />
  </Stack>
);
