import { noColour, readColour } from '@gyg/contract/widgets';
import { TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import s from './playground.module.css';
import { TextOption } from './text-option';

export interface ColourOptionProps {
  label: string;
  /** As the element has it; empty without one. */
  value: string;
  onText: (text: string) => void;
}

/** A colour, picked or typed. An invalid value shows an error and has no effect. */
export function ColourOption({ label, value, onText }: ColourOptionProps) {
  const { t } = useTranslation('admin');
  const [wrong, setWrong] = useState(false);
  const [picked, setPicked] = useState(0);
  return (
    <div className={s.colour}>
      <TextOption
        // A picked colour takes the place of what was typed.
        key={picked}
        label={label}
        {...(wrong && { error: t('developers.colourWrong') })}
        maxLength={12}
        placeholder={t('developers.none')}
        value={value}
        onText={(text) => {
          const colour = readColour(text);
          setWrong(colour === undefined && text.trim() !== '');
          onText(colour ?? '');
        }}
      />
      <TextField
        type="color"
        className={s.swatch}
        labelHidden
        label={t('developers.pick', { label })}
        value={/^#[\da-f]{6}$/.test(value) ? value : noColour}
        onChange={({ currentTarget }) => {
          setWrong(false);
          setPicked((times) => times + 1);
          onText(currentTarget.value);
        }}
      />
    </div>
  );
}
