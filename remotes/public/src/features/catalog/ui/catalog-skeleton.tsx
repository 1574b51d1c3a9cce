import { HeroSkeleton, Page, Section, Skeleton } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';

/** The loading page of a catalogue, with the same layout. */
export const CatalogSkeleton = () => (
  <div aria-busy="true">
    <HeroSkeleton />
    <Page padded>
      <Skeleton shape="heading" length="half" />
      <Skeleton length="short" />
      <Section spacing="tight">
        <GygGridSkeleton />
      </Section>
    </Page>
  </div>
);
