import { type ComponentPropsWithRef, type FormEvent, useId } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import s from './search-field.module.css';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>;

export interface SearchFieldProps extends InputProps {
  /** The label for screen readers; the placeholder may say more. */
  label: string;
  /** The button's text; without it there is no button (search as you type). */
  submitLabel?: string | undefined;
  /** Called with the trimmed text when the form is submitted. */
  onSearch?: ((text: string) => void) | undefined;
  /** Adds a button that empties a filled field ("Clear the search"). */
  clearLabel?: string | undefined;
  /** Called after that button emptied the field; the field has the focus. */
  onClear?: (() => void) | undefined;
  /** Results are loading: shown here, announced by the list. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Empties the input like typing would, so that change listeners are called. */
const empty = (input: HTMLInputElement) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** A search landmark with its field. `ref` and other props go to the input, whose name is `q` by default. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, submitLabel, onSearch, clearLabel, onClear, busy, className, id, name = 'q', ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
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
          // CSS needs a placeholder to detect an empty field.
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
