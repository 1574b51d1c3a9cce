import { GygCardSkeleton, Page, Skeleton, Split, Stack } from '@gyg/design-system';

/** The loading booking flow. */
export function BookingFlowSkeleton() {
  return (
    <Page width="medium" padded aria-busy="true">
      <Split
        main={
          <Stack gap={4}>
            <Skeleton length="half" />
            <Skeleton shape="heading" length="long" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
        side={<GygCardSkeleton />}
      />
    </Page>
  );
}
