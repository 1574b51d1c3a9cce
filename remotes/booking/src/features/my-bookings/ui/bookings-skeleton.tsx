import { Page, Skeleton, Stack } from '@gyg/design-system';

/** The loading lists. */
export function BookingsSkeleton() {
  return (
    <Page width="medium" padded aria-busy="true">
      <Stack gap={4}>
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  );
}
