import { HeroSkeleton, Page, Section, Skeleton } from '@gyg/design-system';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import h from './organization-head.module.css';

/** The loading page of an organisation, with the same layout. */
export const OrganizationSkeleton = () => (
  <div aria-busy="true">
    <HeroSkeleton />
    <Page>
      <div className={h.root}>
        <div className={h.logo} />
        <div className={h.words}>
          <Skeleton shape="heading" length="half" />
          <Skeleton length="short" />
          <Skeleton length="long" />
        </div>
        <div className={h.actions}>
          <Skeleton shape="heading" />
        </div>
      </div>
      <Section spacing="tight">
        <Skeleton shape="block" />
      </Section>
      <Section spacing="tight">
        <GygGridSkeleton rows={1} />
      </Section>
    </Page>
  </div>
);
