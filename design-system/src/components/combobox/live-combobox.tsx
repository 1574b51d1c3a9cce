import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ComponentPropsWithRef, type RefObject, useState } from 'react';
import p from '../../behaviour/popup.module.css';
import { popupPlace } from '../../behaviour/popup-place';
import { useTakeFocus } from '../../behaviour/use-take-focus';
import { Icon } from '../icon/icon';
import s from './combobox.module.css';
import type { ComboboxOption, ComboboxProps } from './combobox-props';

interface LiveComboboxProps
  extends Pick<ComboboxProps, 'options' | 'texts' | 'filtered' | 'loading' | 'failure' | 'freeText'> {
  chosen: ComboboxOption | null;
  choose: (option: ComboboxOption | null) => void;
  text: string;
  type: (text: string) => void;
  /** Whether the plain field had the focus when it was replaced. */
  focused: RefObject<boolean>;
  input: Omit<ComponentPropsWithRef<'input'>, 'value'>;
  element: RefObject<HTMLInputElement | null>;
}

/** The field with its list. The library handles opening, moving, selecting and restoring the selection. */
export const LiveCombobox = (props: LiveComboboxProps) => {
  const { options, texts, chosen, choose, text, type, filtered, loading, failure, freeText, focused, element } = props;
  const { name, disabled, required, readOnly, ...input } = props.input;
  const labelId = `${input.id}-label`;
  const [open, setOpen] = useState(() => focused.current && text !== '');
  useTakeFocus(element, focused);
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={options}
        value={chosen}
        onValueChange={choose}
        inputValue={text}
        onInputValueChange={(next, { reason }) => {
          // The library resets the text to the selected option; free text stays as typed.
          if (!freeText || reason === 'input-change' || reason === 'item-press' || reason === 'clear-press') type(next);
        }}
        open={open}
        onOpenChange={setOpen}
        isItemEqualToValue={(left, right) => left.value === right.value}
        filter={filtered ? null : undefined}
        autoHighlight={!freeText}
        {...(name && !freeText && { name })}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        required={required ?? false}
      >
        <Combobox.InputGroup className={s.box}>
          <Combobox.Input
            {...input}
            // While the list is open the library hides everything else from screen readers, including the label; keep
            // the name.
            aria-labelledby={labelId}
            {...(name && freeText && { name })}
            onKeyDown={(event) => {
              input.onKeyDown?.(event);
              // With the list closed, Escape belongs to the parent, such as a dialog, and must not clear the field.
              if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
            }}
          />
          <span className={s.buttons}>
            {!disabled && !readOnly && (
              <Combobox.Clear className={s.button} aria-label={texts.clear}>
                <Icon name="close" size="sm" />
              </Combobox.Clear>
            )}
            {!freeText && (
              <Combobox.Trigger className={s.button} aria-label={texts.show}>
                <Icon name="chevron" size="sm" className={s.chevron} />
              </Combobox.Trigger>
            )}
          </span>
        </Combobox.InputGroup>
        <Combobox.Portal container={popupPlace(element.current)}>
          <ComboboxList labelId={labelId} {...{ texts, loading, failure, freeText }} />
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
};

interface ComboboxListProps extends Pick<ComboboxProps, 'texts' | 'loading' | 'failure' | 'freeText'> {
  /** The field's label, which also names the list. */
  labelId: string;
}

/** The popup below the field: the options, or why there are none. Screen readers announce changes. */
const ComboboxList = (props: ComboboxListProps) => {
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
