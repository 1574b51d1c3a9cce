import { Button, Cluster, EmptyState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { isFiltered } from '../model/search-state';
import { anywhere, widerRadius } from '../model/search-where';
import type { ClearablePartProps } from '../model/use-search-state';

/** No results: with filters the ways out, without them that no gyg is published yet. */
export function NothingFound({ state, onChange, onClear }: ClearablePartProps) {
  const { t } = useTranslation('public');
  if (!isFiltered(state)) return <EmptyState title={t('common.noGygs')} text={t('search.empty.plain')} />;
  const { where } = state;
  const wider = widerRadius(where);
  return (
    <EmptyState
      title={t('search.empty.title')}
      text={t('search.empty.text')}
      actions={
        <Cluster justify="center">
          {where.kind === 'near' && wider !== undefined && (
            <Button onClick={() => onChange({ where: { ...where, km: wider } })}>
              {t('search.empty.wider', { km: wider })}
            </Button>
          )}
          {where.kind !== 'anywhere' && wider === undefined && (
            <Button onClick={() => onChange({ where: anywhere })}>{t('search.empty.everywhere')}</Button>
          )}
          <Button variant="secondary" onClick={() => onClear()}>
            {t('search.empty.clear')}
          </Button>
        </Cluster>
      }
    />
  );
}
