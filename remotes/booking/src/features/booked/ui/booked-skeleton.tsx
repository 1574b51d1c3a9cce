import { Page, Panel, Skeleton, Split, Stack } from '@gyg/design-system';

/** The loading page of a booking. */
export function BookedSkeleton() {
  return (
    <Page width="medium" padded aria-busy="true">
      <Stack gap={5}>
        <Skeleton shape="heading" length="half" />
        <Panel padding="none">
          <Skeleton shape="block" />
        </Panel>
        <Split
          main={
            <Stack gap={3}>
              <Skeleton shape="heading" length="half" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          }
          side={<Skeleton shape="block" />}
        />
      </Stack>
    </Page>
  );
}
