import { Skeleton, Stack } from '@gyg/design-system';

/** A form of two fields and a button, while it is on its way. */
export const FormSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    <Skeleton length="short" />
    <Skeleton shape="heading" />
    <Skeleton length="short" />
    <Skeleton shape="heading" />
    <Skeleton shape="heading" />
  </Stack>
);
