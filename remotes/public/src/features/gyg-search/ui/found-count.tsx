import { Trans, useFormat, useTranslation } from '@gyg/platform';
import type { SearchState } from '../model/search-state';

/** `14 gygs for “gloves” near Sotenäs` */
export function FoundCount({ total, state: { keyword, where } }: { total: number; state: SearchState }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const town = where.kind === 'near' ? where.town : undefined;
  return (
    <>
      <Trans
        t={t}
        i18nKey="search.found"
        count={total}
        values={{ formatted: number(total) }}
        components={{ b: <b /> }}
      />
      {keyword !== '' && ' '}
      {keyword !== '' && t('search.foundFor', { keyword })}
      {town !== undefined && ' '}
      {town !== undefined && t('search.foundNear', { town })}
    </>
  );
}
