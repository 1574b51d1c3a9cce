import { ErrorState } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';

/** Everything below the prefix that is no page of the lite app. It is told to the partner who made the frame. */
export function LiteInvalid() {
  const { t } = useTranslation('shell');
  usePageTitle(t('lite.invalid'));
  return <ErrorState headingLevel={1} title={t('lite.invalid')} text={t('lite.invalidText')} />;
}
