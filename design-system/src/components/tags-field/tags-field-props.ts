import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field';

/** The field's texts besides its label. */
export interface TagsTexts {
  /** Names the list of tags ("Tags"). */
  list: string;
  /** The button on a tag ("Remove shore"). */
  remove: (tag: string) => string;
  /** Announced to screen readers. */
  added: (tags: readonly string[]) => string;
  removed: (tag: string) => string;
  /** Shown below the field. */
  duplicate: (tag: string) => string;
  full: (max: number) => string;
}

export interface TagsFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'value' | 'defaultValue' | 'onChange' | 'max' | 'list'> {
  texts: TagsTexts;
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /** The maximum number of tags; 10 by default. `name` submits them separated by commas. */
  max?: number | undefined;
}
