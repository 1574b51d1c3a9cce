import { textOfOption, type WidgetOption } from '@gyg/contract/widgets';
import type { OptionChoice, OptionDoc } from '@gyg/contract/widgets/docs';
import { Checkbox, CheckboxGroup, SegmentedControl, SelectField } from '@gyg/design-system/forms';
import { useLanguage } from '@gyg/platform';
import { asSentence } from '../../../shared/code';
import { ColourOption } from './colour-option';
import s from './playground.module.css';
import { TextOption } from './text-option';

export interface OptionFieldProps {
  option: WidgetOption<unknown>;
  doc: OptionDoc;
  /** The attribute's text; undefined if it is not set. */
  text: string | undefined;
  onText: (text: string) => void;
}

/** The control of an option, made from its description. */
export function OptionField({ option, doc, text, onText }: OptionFieldProps) {
  const language = useLanguage();
  const { control } = doc;
  const label = doc.label[language];
  const value = option.read(text ?? null);
  const shown = value === undefined ? '' : textOfOption(value);
  const named = (choices: readonly OptionChoice[]) =>
    choices.map((choice) => ({ value: choice.value, label: choice.label[language] }));
  switch (control.kind) {
    case 'text':
      return (
        <TextOption label={label} hint={plain(doc.values[language])} value={shown} maxLength={200} onText={onText} />
      );
    case 'colour':
      return <ColourOption label={label} value={shown} onText={onText} />;
    case 'number':
      return (
        <TextOption
          label={label}
          hint={plain(doc.otherwise[language])}
          type="number"
          min={control.least}
          max={control.most}
          value={text ?? ''}
          onText={onText}
        />
      );
    case 'switch':
      return (
        <Checkbox
          checked={value === true}
          onChange={({ currentTarget }) => onText(currentTarget.checked ? 'true' : '')}
        >
          {label}
        </Checkbox>
      );
    case 'several':
      return (
        <CheckboxGroup
          label={label}
          value={[...shown]}
          options={named(control.choices).map((choice) => ({ ...choice, disabled: shown === choice.value }))}
          onValueChange={(chosen) => onText(chosen.join(''))}
        />
      );
    default:
      return control.choices.some((choice) => choice.value === '') ? (
        <SelectField
          label={label}
          value={shown}
          options={named(control.choices)}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : (
        <div className={s.choice}>
          <span aria-hidden="true" className={s.legend}>
            {label}
          </span>
          <SegmentedControl label={label} options={named(control.choices)} value={shown} onValueChange={onText} />
        </div>
      );
  }
}

/** Hints of fields are texts: without the marks of code. */
const plain = (text: string) => asSentence(text).replaceAll('`', '');
