import { Skeleton } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The page of an offer while it loads. */
export function OfferSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <FormColumn aria-label={t('offer.loading')}>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="half" />
      <Skeleton shape="block" />
      <Skeleton length="long" />
    </FormColumn>
  );
}
