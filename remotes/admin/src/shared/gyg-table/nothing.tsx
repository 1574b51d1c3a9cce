import { VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './gyg-table.module.css';

/** A dash for eyes, a word for ears. */
export function Nothing() {
  const { t } = useTranslation('admin');
  return (
    <span className={s.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('table.none')}</VisuallyHidden>
    </span>
  );
}
