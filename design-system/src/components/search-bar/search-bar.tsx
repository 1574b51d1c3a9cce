import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import s from './search-bar.module.css';

export interface SearchBarProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The name of the search landmark ("Search gygs"). */
  label: string;
  submitLabel: string;
  /** Called when the form is submitted; the fields' values are the parent's. */
  onSearch: () => void;
  /** `SearchBarPart`s. */
  children: ReactNode;
}

/**
 * A search by several fields, such as what, where and when, in one frame with a button. `ref` and other props go to the
 * form.
 */
export const SearchBar = ({ label, submitLabel, onSearch, children, className, ...rest }: SearchBarProps) => (
  <search>
    <form
      className={classNames(s.root, className)}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      {...rest}
    >
      {children}
      <Button type="submit" icon="search" className={s.button}>
        {submitLabel}
      </Button>
    </form>
  </search>
);

export interface SearchBarPartProps extends ComponentPropsWithRef<'div'> {
  /** Left out up to the width "tablet", where the filters' panel has it. */
  wideOnly?: boolean | undefined;
  /** A field of `@gyg/design-system/forms`, and perhaps a second with a hidden label. */
  children: ReactNode;
}

/** One part of the bar: the fields in it lose their frames. */
export const SearchBarPart = ({ wideOnly, className, ...rest }: SearchBarPartProps) => (
  <div className={classNames(s.part, className)} data-wide-only={wideOnly || undefined} {...rest} />
);
