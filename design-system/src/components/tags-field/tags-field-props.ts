import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field';

/** What the field says besides its label. */
export interface TagsTexts {
  /** Names the tags that are there ("Tags"). */
  list: string;
  /** The button on a tag ("Remove shore"). */
  remove: (tag: string) => string;
  /** Said to screen readers. */
  added: (tags: readonly string[]) => string;
  removed: (tag: string) => string;
  /** Said to all, below the field. */
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
  /** How many there may be; ten by default. `name` sends them with commas between. */
  max?: number | undefined;
}
