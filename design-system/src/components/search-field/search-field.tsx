import { type ComponentPropsWithRef, type FormEvent, useId } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
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
  className?: string | undefined;
}

/** A search landmark with its field. Ref and rest go to the input, whose name is `q` unless told. */
export const SearchField = ({ label, submitLabel, onSearch, className, id, name = 'q', ...rest }: SearchFieldProps) => {
  const made = useId();
  const inputId = id ?? made;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch?.(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <search>
      <form className={classNames(s.root, className)} onSubmit={submit} aria-label={label}>
        <label className={s.label} htmlFor={inputId}>
          {label}
        </label>
        <Icon name="search" />
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          name={name}
          id={inputId}
          className={s.input}
        />
        {submitLabel && (
          <Button type="submit" className={s.button}>
            {submitLabel}
          </Button>
        )}
      </form>
    </search>
  );
};
