import { NoValue } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';

/** A dash for eyes, a word for ears. */
export function Nothing() {
  const { t } = useTranslation('admin');
  return <NoValue label={t('table.none')} />;
}
