import { TextSkeleton as Lines, Waiting } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** A page with one column of text or a short form, before it is there. */
export function TextSkeleton() {
  const { t } = useTranslation('public');
  return (
    <FormColumn>
      <Waiting label={t('common.loading')}>
        <Lines heading lines={3} />
      </Waiting>
    </FormColumn>
  );
}
