import { NoValue } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';

/** A dash, with a text for screen readers. */
export function Nothing() {
  const { t } = useTranslation('admin');
  return <NoValue label={t('table.none')} />;
}
