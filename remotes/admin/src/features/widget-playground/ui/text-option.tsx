import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useEffect, useRef } from 'react';

/** Delay after typing before the element changes, in milliseconds. */
const delay = 400;

export interface TextOptionProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** The value from the address. The field keeps the text as typed. */
  value: string;
  onText: (text: string) => void;
}

/** A text option. */
export function TextOption({ value, onText, ...more }: TextOptionProps) {
  const debounced = useRest(delay);
  return (
    <TextField
      {...more}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        debounced(() => onText(text));
      }}
    />
  );
}

/** Runs the last given function after the delay in milliseconds has passed without another one (debounce). */
function useRest(milliseconds: number): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
