import { Button } from '@gyg/design-system';
import { ChipRow, FilterChip } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { anywhere } from '../model/search-where';
import type { MyPosition } from '../model/use-my-position';
import type { SearchPartProps } from '../model/use-search-state';
import { useWhereField } from '../model/use-where-field';
import s from './gyg-search.module.css';
import { RadiusSelect, TownField } from './where-fields';

/** Town and distance, the user's position, and online gygs. A typed place applies by Enter or when the field is left. */
export function WhereGroup({ state, onChange, position }: SearchPartProps & { position: MyPosition }) {
  const { t } = useTranslation('public');
  const where = useWhereField({ state, onChange });
  const online = state.where.kind === 'online';
  const apply = () => onChange(where.read().then((read) => ({ where: read })));
  return (
    <>
      <form
        className={s.place}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <TownField label={t('search.where.placeholder')} where={where} onBlur={apply} />
        <RadiusSelect where={where} labelHidden={false} />
      </form>
      <ChipRow label={t('search.where.label')}>
        <Button variant="secondary" icon="near" size="sm" busy={position.locating} onClick={position.locate}>
          {t('search.where.useMine')}
        </Button>
        <FilterChip pressed={online} onClick={() => onChange({ where: online ? anywhere : { kind: 'online' } })}>
          {t('search.onlineOnly')}
        </FilterChip>
      </ChipRow>
    </>
  );
}
