import { FormColumn, Skeleton } from '@gyg/design-system';

/** A page with one column of text or a short form, before it is there. */
export const TextSkeleton = () => (
  <FormColumn>
    <Skeleton shape="heading" length="long" />
    <Skeleton length="full" />
    <Skeleton length="long" />
    <Skeleton length="half" />
  </FormColumn>
);
