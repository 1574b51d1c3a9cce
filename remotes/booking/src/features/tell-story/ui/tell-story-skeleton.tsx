import { Page, Skeleton, Split, Stack } from '@gyg/design-system';

/** The loading page of a story's form, with the same layout. */
export const TellStorySkeleton = () => (
  <Page width="medium" padded aria-busy="true">
    <Stack gap={4}>
      <Skeleton shape="heading" length="half" />
      <Split
        main={
          <Stack gap={4}>
            <Skeleton shape="block" />
            <Skeleton length="full" />
            <Skeleton shape="block" />
          </Stack>
        }
        side={<Skeleton shape="block" />}
      />
    </Stack>
  </Page>
);
