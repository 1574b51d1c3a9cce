import { type ComponentPropsWithRef, type FormEvent, useId } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import s from './search-field.module.css';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>;

export interface SearchFieldProps extends InputProps {
  /** What is searched, for screen readers; the placeholder may say more. */
  label: string;
  /** The button's word; without it there is no button (search as you type). */
  submitLabel?: string | undefined;
  /** Called with the trimmed text when the form is sent. */
  onSearch?: ((text: string) => void) | undefined;
  /** With it a filled field has a button that empties it ("Clear the search"). */
  clearLabel?: string | undefined;
  /** It was emptied by that button; the field has the focus. */
  onClear?: (() => void) | undefined;
  /** Results are on their way: said by the list, shown here. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Empties the input as typing would, so that change listeners are called. */
const empty = (input: HTMLInputElement) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** A search landmark with its field. Ref and rest go to the input, whose name is `q` by default. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, submitLabel, onSearch, clearLabel, onClear, busy, className, id, name = 'q', ...rest } = props;
  const made = useId();
  const inputId = id ?? made;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch?.(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <search>
      <form
        className={classNames(s.root, className)}
        onSubmit={submit}
        aria-label={label}
        data-busy={busy || undefined}
      >
        <label className={s.label} htmlFor={inputId}>
          {label}
        </label>
        {busy ? <span className={s.spinner} aria-hidden="true" /> : <Icon name="search" />}
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          // Without one there is nothing to tell an empty field by.
          placeholder=" "
          {...rest}
          name={name}
          id={inputId}
          className={s.input}
          data-clears={clearLabel ? true : undefined}
        />
        {clearLabel && (
          <IconButton
            icon="close"
            label={clearLabel}
            className={s.clear}
            disabled={rest.disabled}
            onClick={(event) => {
              const input = event.currentTarget.form?.elements.namedItem(name);
              if (!(input instanceof HTMLInputElement)) return;
              empty(input);
              onClear?.();
            }}
          />
        )}
        {submitLabel && (
          <Button type="submit" className={s.button} disabled={rest.disabled}>
            {submitLabel}
          </Button>
        )}
      </form>
    </search>
  );
};
