import { Skeleton } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';

/** The loading page of a reminder or an offer. */
export function AnswerSkeleton() {
  return (
    <FormColumn>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="half" />
      <Skeleton shape="block" />
      <Skeleton length="long" />
    </FormColumn>
  );
}
