import { FieldsSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** A form of two fields and a button, while it is on its way. */
export function FormSkeleton() {
  const { t } = useTranslation('public');
  return (
    <Waiting label={t('common.loading')}>
      <FieldsSkeleton />
    </Waiting>
  );
}
