import { Skeleton } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';

/** The page of a reminder while it loads. */
export function ConfirmationSkeleton() {
  return (
    <FormColumn>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="half" />
      <Skeleton shape="block" />
      <Skeleton length="long" />
    </FormColumn>
  );
}
