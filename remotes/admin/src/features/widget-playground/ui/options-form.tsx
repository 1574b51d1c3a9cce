import {
  noColour,
  readColour,
  textOfOption,
  type WidgetOption,
  type WidgetTag,
  widgetOptions,
} from '@gyg/contract/widgets';
import { type ElementDoc, type OptionChoice, type OptionDoc, widgetDocs } from '@gyg/contract/widgets/docs';
import { Disclosure } from '@gyg/design-system';
import { Checkbox, CheckboxGroup, SegmentedControl, SelectField, TextField } from '@gyg/design-system/forms';
import { useLanguage, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { asSentence } from '../../../shared/code';
import type { Given } from '../model/given';
import type { ChoicesState } from '../model/use-choices';
import s from './playground.module.css';
import { TextOption } from './text-option';

export interface OptionsFormProps {
  tag: WidgetTag;
  choices: ChoicesState;
  /** What the element shows while nothing is named. */
  example: Given;
  /** Attributes that the page sets itself. */
  fixed: readonly string[];
}

/** The platform is this one. */
const never = ['api'];

/**
 * All options of an element as controls, in the order of their descriptions; what few pages need comes last. Changes apply
 * at once, text after a delay.
 */
export function OptionsForm({ tag, choices, example, fixed }: OptionsFormProps) {
  const { t } = useTranslation('admin');
  const { options, styles, changeOption, changeStyle } = choices;
  const doc: ElementDoc = widgetDocs[tag];
  const table = new Map(Object.entries(widgetOptions[tag]));
  const described: [string, OptionDoc][] = Object.entries(doc.options);
  const shown = described.filter(([name]) => ![...never, ...fixed].includes(name));
  const withCorners = doc.properties.includes('--gyg-radius');
  const field = ([name, optionDoc]: [string, OptionDoc]) => {
    const option = table.get(name);
    if (option === undefined) return null;
    const [attribute] = option.attributes;
    return (
      <OptionField
        key={`${name} ${example[attribute] ?? ''}`}
        option={option}
        doc={optionDoc}
        text={options[attribute] ?? example[attribute]}
        onText={(text) => changeOption(option, text)}
      />
    );
  };
  const rare = shown.filter(([, { rare }]) => rare);
  const [open] = useState(() =>
    rare.some(([name]) => table.get(name)?.attributes.some((attribute: string) => attribute in options)),
  );
  return (
    <form className={s.options} aria-label={t('developers.options')} onSubmit={(event) => event.preventDefault()}>
      {shown.filter(([, { rare }]) => !rare).map(field)}
      <ColourOption
        label={t('developers.accent')}
        value={styles['--gyg-accent'] ?? ''}
        onText={(text) => changeStyle('accent', text)}
      />
      {withCorners && (
        <TextOption
          label={t('developers.corners')}
          hint={t('developers.pixels')}
          type="number"
          min={0}
          max={28}
          value={styles['--gyg-radius']?.replace('px', '') ?? ''}
          onText={(text) => changeStyle('radius', text)}
        />
      )}
      {rare.length > 0 && (
        <Disclosure look="line" summary={t('developers.moreOptions')} open={open}>
          <div className={s.more}>{rare.map(field)}</div>
        </Disclosure>
      )}
    </form>
  );
}

interface OptionFieldProps {
  option: WidgetOption<unknown>;
  doc: OptionDoc;
  /** The attribute's text; undefined if it is not set. */
  text: string | undefined;
  onText: (text: string) => void;
}

/** The control of an option, made from its description. */
function OptionField({ option, doc, text, onText }: OptionFieldProps) {
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

interface ColourOptionProps {
  label: string;
  /** As the element has it; empty without one. */
  value: string;
  onText: (text: string) => void;
}

/** A colour, picked or typed. An invalid value shows an error and has no effect. */
function ColourOption({ label, value, onText }: ColourOptionProps) {
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
