import { FieldsSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** A form of two fields and a button, while it is on its way; `label` says what is, if it is not the page. */
export function FormSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('public');
  return (
    <Waiting label={label ?? t('common.loading')}>
      <FieldsSkeleton />
    </Waiting>
  );
}
