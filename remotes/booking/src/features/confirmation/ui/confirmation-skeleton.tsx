import { Skeleton } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The page of a reminder while it loads. */
export function ConfirmationSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <FormColumn aria-label={t('confirmation.loading')}>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="half" />
      <Skeleton shape="block" />
      <Skeleton length="long" />
    </FormColumn>
  );
}
