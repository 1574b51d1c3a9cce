import { type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import { type ElementDoc, type OptionDoc, widgetDocs } from '@gyg/contract/widgets/docs';
import { Disclosure } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { Given } from '../model/given';
import type { ChoicesState } from '../model/use-choices';
import { ColourOption } from './colour-option';
import { OptionField } from './option-field';
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
