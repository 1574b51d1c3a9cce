import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field';

export interface ComboboxOption {
  /** What is sent; unlike any other. */
  value: string;
  label: string;
  /** Stands quietly below the label, to tell two of one name apart. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

/** What the field says besides its label. */
export interface ComboboxTexts {
  /** The button that opens the list ("Show organisations"). */
  show: string;
  /** The button that empties the field. */
  clear: string;
  loading: string;
  /** Nothing fits what is typed; say what to do. */
  empty: string;
  /** For screen readers, when the list changes ("3 organisations"). */
  found: (count: number) => string;
}

export interface ComboboxProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'value' | 'defaultValue' | 'onChange' | 'list'> {
  options: readonly ComboboxOption[];
  texts: ComboboxTexts;
  /** What is chosen, null for nothing. It need not be among the options of the moment. */
  value?: ComboboxOption | null | undefined;
  defaultValue?: ComboboxOption | null | undefined;
  onValueChange?: ((option: ComboboxOption | null) => void) | undefined;
  /** Hears what is typed, at each key: wait 500 ms before asking a server (specification 9). */
  onTextChange?: ((text: string) => void) | undefined;
  /** The options are an answer to the text already, and are shown as they come. */
  filtered?: boolean | undefined;
  /** The answer is on its way; the options of before stay. */
  loading?: boolean | undefined;
  /** Why there is no answer, and what to do. Shown instead of the list. */
  failure?: string | undefined;
  /** Anything may be typed and stays; the options are proposals. `name` then sends the text. */
  freeText?: boolean | undefined;
  /** The initial value of the free-text field. */
  defaultText?: string | undefined;
}
