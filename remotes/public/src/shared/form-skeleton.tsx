import { FieldsSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The loading form: two fields and a button. `label` describes what is loading, if it is not the page. */
export function FormSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('public');
  return (
    <Waiting label={label ?? t('common.loading')}>
      <FieldsSkeleton />
    </Waiting>
  );
}
