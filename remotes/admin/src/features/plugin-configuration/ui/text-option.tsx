import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useRest } from '../model/use-rest';

/** Delay after typing before the frame reloads, in milliseconds. */
const delay = 400;

export interface TextOptionProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'maxLength'> {
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
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        debounced(() => onText(text));
      }}
    />
  );
}
