import { type PluginOptions, readColour, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { OptionsProps } from '../model/plugin-element';
import { TextOption } from './text-option';

/** The background as hex digits. An invalid value shows an error and has no effect. */
export function ColourOption({ options, onChange }: OptionsProps<PluginOptions>) {
  const { t } = useTranslation('admin');
  const [wrong, setWrong] = useState(false);
  return (
    <TextOption
      label={t('plugins.bg')}
      hint={t('plugins.bgHint')}
      {...(wrong && { error: t('plugins.bgWrong') })}
      maxLength={12}
      value={options.bg}
      onText={(text) => {
        const bg = readColour(text);
        setWrong(bg === '' && text.trim() !== '');
        onChange({ bg });
      }}
    />
  );
}
