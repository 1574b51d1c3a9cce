import { Combobox } from '@base-ui/react/combobox';
import p from '../../behaviour/popup.module.css';
import { Icon } from '../icon/icon';
import s from './combobox.module.css';
import type { ComboboxOption, ComboboxProps } from './combobox-props';

interface ComboboxListProps extends Pick<ComboboxProps, 'texts' | 'loading' | 'failure' | 'freeText'> {
  /** The field's label, which also names the list. */
  labelId: string;
}

/** The popup below the field: the options, or why there are none. Screen readers announce changes. */
export const ComboboxList = (props: ComboboxListProps) => {
  const { labelId, texts, loading, failure, freeText } = props;
  const count = Combobox.useFilteredItems<ComboboxOption>().length;
  const status = failure ?? (loading ? texts.loading : count > 0 ? texts.found(count) : undefined);
  // Without proposals, free text shows no popup.
  const nothing = freeText && !failure && !loading && count === 0;
  return (
    <Combobox.Positioner
      className={p.positioner}
      positionMethod="fixed"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      hidden={nothing}
    >
      <Combobox.Popup className={s.popup} aria-busy={loading || undefined}>
        <Combobox.Status className={s.status} data-shown={Boolean(failure || loading)} data-tone={failure && 'danger'}>
          {failure && <Icon name="alert" size="sm" />}
          {status}
        </Combobox.Status>
        {!failure && !loading && <Combobox.Empty className={s.empty}>{freeText ? null : texts.empty}</Combobox.Empty>}
        <Combobox.List className={s.list} aria-labelledby={labelId}>
          {(option: ComboboxOption) => (
            <Combobox.Item key={option.value} className={p.row} value={option} disabled={option.disabled ?? false}>
              <span className={p.words}>
                {option.label}
                {option.note && <span className={p.note}>{option.note}</span>}
              </span>
              <Combobox.ItemIndicator render={<Icon name="check" className={s.check} />} />
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  );
};
