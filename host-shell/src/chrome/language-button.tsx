import { Button } from '@gyg/design-system';
import { useLanguage, useTranslation } from '@gyg/platform';
import { changeLanguage } from '@gyg/platform/internal';

/** Switches the page to the other language. Its label is in that language. */
export function LanguageButton() {
  const { t } = useTranslation('shell');
  const other = useLanguage() === 'sv' ? 'en' : 'sv';
  return (
    <Button
      variant="quiet"
      size="sm"
      lang={other}
      aria-label={t('language.label')}
      onClick={() => void changeLanguage(other)}
    >
      {t('language.short')}
    </Button>
  );
}
