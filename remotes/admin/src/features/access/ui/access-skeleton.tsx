import { Skeleton, Stack } from '@gyg/design-system';

/** The placeholder of the page while the session is loading. */
export const AccessSkeleton = () => (
  <Stack gap={6}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);
