import { limits } from '@gyg/contract/rules';
import { LiveSearchField, type LiveSearchFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** Searches a list by a keyword while people type. */
export function KeywordField(props: Pick<LiveSearchFieldProps, 'label' | 'value' | 'onSearch'>) {
  const { t } = useTranslation('admin');
  return <LiveSearchField {...props} clearLabel={t('confirm.clear')} maxLength={limits.keyword} />;
}
