import { CardGrid, Page, Section, Skeleton } from '@gyg/design-system';
import s from './story.module.css';

/** The loading page of a story, with the same layout. */
export const StorySkeleton = () => (
  <Page padded="low" aria-busy="true">
    <Skeleton length="half" />
    <div className={s.article}>
      <div className={s.picture} />
      <div className={s.words}>
        <Skeleton shape="heading" length="full" />
        <Skeleton shape="heading" length="long" />
        <Skeleton shape="heading" length="half" />
        <Skeleton length="half" />
      </div>
    </div>
    <Section>
      <CardGrid columns={3}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </CardGrid>
    </Section>
  </Page>
);
