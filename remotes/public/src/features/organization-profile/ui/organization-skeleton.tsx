import { HeroSkeleton, Panel, ProfileLayout, Section, Skeleton, Stack } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';

/** The loading page of an organisation, with the same layout. */
export const OrganizationSkeleton = () => (
  <ProfileLayout
    aria-busy="true"
    hero={<HeroSkeleton />}
    head={
      <>
        <Skeleton shape="circle" />
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
      </>
    }
    side={
      <Panel padding="large">
        <Stack gap={4}>
          <Skeleton shape="heading" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </Stack>
      </Panel>
    }
    body={
      <Section spacing="tight">
        <Stack gap={4}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Section>
    }
  >
    <Section spacing="tight">
      <GygGridSkeleton rows={1} />
    </Section>
  </ProfileLayout>
);
