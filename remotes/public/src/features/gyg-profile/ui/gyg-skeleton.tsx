import { HeroSkeleton, Panel, ProfileLayout, Section, Skeleton, Stack } from '@gyg/design-system';

/** The loading page of a gyg, with the same layout. */
export const GygSkeleton = () => (
  <ProfileLayout
    aria-busy="true"
    hero={<HeroSkeleton />}
    head={
      <>
        <Skeleton length="short" />
        <Skeleton shape="heading" length="long" />
        <Skeleton shape="heading" length="half" />
        <Skeleton length="full" />
        <Skeleton length="long" />
      </>
    }
    side={
      <Panel padding="large">
        <Stack gap={4}>
          <Skeleton length="short" />
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton shape="block" />
          <Skeleton length="half" />
        </Stack>
      </Panel>
    }
    body={
      <Section spacing="tight">
        <Stack gap={4}>
          <Skeleton shape="heading" length="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Section>
    }
  />
);
