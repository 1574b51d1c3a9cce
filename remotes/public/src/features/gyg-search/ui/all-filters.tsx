import { Button, Drawer, Stack } from '@gyg/design-system';
import { ChipRow, FieldGroup, FilterChip } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { whenChoices, whenFrom } from '../model/search-when';
import { anywhere } from '../model/search-where';
import type { MyPosition } from '../model/use-my-position';
import type { ClearablePartProps, SearchPartProps } from '../model/use-search-state';
import { useWhereField } from '../model/use-where-field';
import { DateFields } from './date-fields';
import { GiveChips } from './give-chips';
import { GoalChoices } from './goal-choices';
import type { PanelProps } from './goals-dialog';
import s from './gyg-search.module.css';
import { PanelActions } from './panel-actions';
import { PositionProblem } from './position-problem';
import { RadiusSelect, TownField } from './where-fields';

interface AllFiltersProps extends PanelProps, ClearablePartProps {
  cleared: number;
  position: MyPosition;
}

/** All filters in one panel, on phones from the bottom. Each choice applies at once. */
export function AllFilters(props: AllFiltersProps) {
  const { state, onChange, onClear, cleared, result, position, open, onClose } = props;
  const { t } = useTranslation('public');
  const { when } = state;
  return (
    <Drawer
      sheetOnPhones
      className={s.filters}
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('common.close')}
      actions={<PanelActions result={result} onClear={() => onClear()} onClose={onClose} />}
    >
      {/* Focusing the first field would open the keyboard of a phone. */}
      <Stack gap={5} data-autofocus tabIndex={-1}>
        <FieldGroup label={t('search.where.label')}>
          <WhereGroup key={cleared} state={state} onChange={onChange} position={position} />
          <PositionProblem position={position} />
        </FieldGroup>
        <FieldGroup label={t('search.when.label')}>
          <ChipRow label={t('search.when.label')}>
            {whenChoices.map((kind) => (
              <FilterChip
                key={kind}
                pressed={when.kind === kind}
                onClick={() => onChange({ when: whenFrom(kind, new Date()) })}
              >
                {t(`search.when.${kind}`)}
              </FilterChip>
            ))}
          </ChipRow>
          {when.kind === 'dates' && <DateFields when={when} onChange={(next) => onChange({ when: next })} />}
        </FieldGroup>
        <FieldGroup label={t('search.give.label')}>
          <ChipRow label={t('search.give.label')}>
            <GiveChips state={state} onChange={onChange} />
          </ChipRow>
        </FieldGroup>
        <FieldGroup label={t('search.goals')}>
          <GoalChoices state={state} onChange={onChange} result={result} />
        </FieldGroup>
      </Stack>
    </Drawer>
  );
}

/** Town and distance, the user's position, and online gygs. A typed place applies by Enter or when the field is left. */
function WhereGroup({ state, onChange, position }: SearchPartProps & { position: MyPosition }) {
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
