import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useRest } from '../model/use-rest';

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
