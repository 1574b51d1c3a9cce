import { ErrorState } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';

/** Shown at every other path of a window. */
export function WindowInvalid() {
  const { t } = useTranslation('shell');
  usePageTitle(t('window.invalid'));
  return <ErrorState headingLevel={1} title={t('window.invalid')} text={t('window.invalidText')} />;
}
