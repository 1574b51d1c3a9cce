import { CardGrid, HeroSkeleton, Panel, Section, Skeleton, Stack } from '@gyg/design-system';
import { ProfileLayout } from '@gyg/design-system/details';
import s from './gyg-skeleton.module.css';

/** The loading page of a gyg, with the same layout. */
export const GygSkeleton = () => (
  <ProfileLayout
    aria-busy="true"
    overlap="deep"
    hero={<HeroSkeleton />}
    head={
      <>
        <Skeleton length="short" />
        <Skeleton shape="heading" length="long" />
        <Skeleton shape="heading" length="half" />
        <Skeleton length="full" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </>
    }
    side={
      <Panel padding="large">
        <Stack gap={4}>
          <Skeleton length="short" />
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Panel>
    }
    body={
      <>
        <Section spacing="tight">
          <Stack gap={4}>
            <Skeleton shape="heading" length="half" />
            <CardGrid columns={3}>
              <span className={s.moment}>
                <Skeleton shape="block" />
              </span>
              <span className={s.moment}>
                <Skeleton shape="block" />
              </span>
              <span className={s.moment}>
                <Skeleton shape="block" />
              </span>
            </CardGrid>
          </Stack>
        </Section>
        <Section spacing="tight">
          <Stack gap={4}>
            <Skeleton shape="heading" length="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Section>
      </>
    }
  />
);
