import { Button } from '@gyg/design-system';
import { type Language, useLanguage, useQueryClient, useSearchParams, useTranslation } from '@gyg/platform';
import { changeLanguage } from '@gyg/platform/internal';

/**
 * Switches the page to the other language. Its label is in that language. A language in the address is removed, so that
 * a reload keeps the choice.
 */
export function LanguageButton() {
  const { t } = useTranslation('shell');
  const other = useLanguage() === 'sv' ? 'en' : 'sv';
  const [query, setQuery] = useSearchParams();
  const queries = useQueryClient();
  async function choose(language: Language) {
    await changeLanguage(language);
    // Lists are in the order of the language.
    void queries.invalidateQueries();
    if (!query.has('lang')) return;
    query.delete('lang');
    setQuery(query, { replace: true, preventScrollReset: true });
  }
  return (
    <Button variant="quiet" size="sm" lang={other} aria-label={t('language.label')} onClick={() => void choose(other)}>
      {t('language.short')}
    </Button>
  );
}
