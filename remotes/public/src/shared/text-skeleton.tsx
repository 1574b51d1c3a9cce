import { TextSkeleton as Lines, Waiting } from '@gyg/design-system';
import { FormColumn } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The loading page for one column of text or a short form. */
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
