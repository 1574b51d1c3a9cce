import { ErrorState } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';

/** Shown at every unknown path below the prefix, for the partner who embedded the frame. */
export function LiteInvalid() {
  const { t } = useTranslation('shell');
  usePageTitle(t('lite.invalid'));
  return <ErrorState headingLevel={1} title={t('lite.invalid')} text={t('lite.invalidText')} />;
}
