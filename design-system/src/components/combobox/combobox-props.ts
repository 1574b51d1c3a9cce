import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field';

export interface ComboboxOption {
  /** The value that is sent; must be unique. */
  value: string;
  label: string;
  /** Shown in a quiet style below the label, to distinguish options with the same name. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

/** The field's texts besides its label. */
export interface ComboboxTexts {
  /** The button that opens the list ("Show organisations"). */
  show: string;
  /** The button that empties the field. */
  clear: string;
  loading: string;
  /** Shown when nothing matches; tell the user what to do. */
  empty: string;
  /** Announced when the list changes ("3 organisations"). */
  found: (count: number) => string;
}

export interface ComboboxProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'value' | 'defaultValue' | 'onChange' | 'list'> {
  options: readonly ComboboxOption[];
  texts: ComboboxTexts;
  /** The selected value, or null. It need not be among the current options. */
  value?: ComboboxOption | null | undefined;
  defaultValue?: ComboboxOption | null | undefined;
  onValueChange?: ((option: ComboboxOption | null) => void) | undefined;
  /** Called with the text on each key press: wait 500 ms before sending a request. */
  onTextChange?: ((text: string) => void) | undefined;
  /** The options are already filtered by the text, and are shown as given. */
  filtered?: boolean | undefined;
  /** The options are loading; the previous ones stay. */
  loading?: boolean | undefined;
  /** Why the options failed to load, and what to do. Shown instead of the list. */
  failure?: string | undefined;
  /** Any text is allowed; the options are proposals. `name` then sends the text. */
  freeText?: boolean | undefined;
  /** The initial value of the free-text field. */
  defaultText?: string | undefined;
  /** The text of the field, if the parent keeps it (`onTextChange`). */
  text?: string | undefined;
}
