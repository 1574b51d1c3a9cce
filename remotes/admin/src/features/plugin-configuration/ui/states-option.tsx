import { Checkbox } from '@gyg/design-system/forms';
import { type PluginOptions, useTranslation } from '@gyg/platform';
import type { OptionsProps } from '../model/plugin-element';
import s from './plugin-configuration.module.css';

const codes = ['p', 'o', 'f'] as const;

/** The states to show. The last one cannot be deselected. */
export function StatesOption({ options, onChange }: OptionsProps<PluginOptions>) {
  const { t } = useTranslation('admin');
  const { states } = options;
  return (
    <fieldset className={s.states}>
      <legend className={s.legend}>{t('plugins.states')}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          checked={states.includes(code)}
          disabled={states === code}
          onChange={({ currentTarget }) =>
            onChange({
              states: codes.filter((one) => (one === code ? currentTarget.checked : states.includes(one))).join(''),
            })
          }
        >
          {t(`plugins.state.${code}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
