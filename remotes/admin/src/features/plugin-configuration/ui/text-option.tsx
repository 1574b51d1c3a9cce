import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useRest } from '../model/use-rest';

/** How long after typing the frame reloads, in milliseconds. */
const rest = 400;

export interface TextOptionProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'maxLength'> {
  /** As the address has it; what is typed stays as it is typed. */
  value: string;
  onText: (text: string) => void;
}

/** An option of words. */
export function TextOption({ value, onText, ...more }: TextOptionProps) {
  const rested = useRest(rest);
  return (
    <TextField
      {...more}
      defaultValue={value}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        rested(() => onText(text));
      }}
    />
  );
}
