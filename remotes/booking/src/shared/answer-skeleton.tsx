import { Skeleton } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';

/** A page of one answer, of a reminder or an offer, while it loads. */
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
