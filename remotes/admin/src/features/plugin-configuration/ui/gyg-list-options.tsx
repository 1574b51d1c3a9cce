import { Panel, Stack } from '@gyg/design-system';
import { Checkbox, RadioCards, SelectField } from '@gyg/design-system/forms';
import { type PluginOptions, readTags, useTranslation } from '@gyg/platform';
import type { OptionsProps } from '../model/plugin-element';
import { ColourOption } from './colour-option';
import { StatesOption } from './states-option';
import { TextOption } from './text-option';

const rows = [1, 2, 3, 4] as const;

/** The options of a list of gygs. Changes apply immediately, text after a delay. */
export function GygListOptions({ options, onChange }: OptionsProps<PluginOptions>) {
  const { t } = useTranslation('admin');
  return (
    <form aria-label={t('plugins.options')} onSubmit={(event) => event.preventDefault()}>
      <Panel>
        <Stack gap={4}>
          <RadioCards
            legend={t('plugins.host')}
            value={options.host}
            onValueChange={(host) => onChange({ host: host === 'others' ? 'others' : 'self' })}
            options={[
              { value: 'self', title: t('plugins.self'), detail: t('plugins.selfText') },
              { value: 'others', title: t('plugins.others'), detail: t('plugins.othersText') },
            ]}
          />
          <StatesOption options={options} onChange={onChange} />
          <TextOption
            label={t('plugins.tags')}
            hint={t('plugins.tagsHint')}
            value={options.tags.join(', ')}
            onText={(text) => onChange({ tags: readTags(text) })}
          />
          <TextOption
            label={t('plugins.empty')}
            hint={t('plugins.emptyHint')}
            value={options.empty}
            maxLength={200}
            onText={(text) => onChange({ empty: text.trim() })}
          />
          <SelectField
            label={t('plugins.row')}
            value={`${options.row}`}
            options={rows.map((row) => ({ value: `${row}`, label: `${row}` }))}
            onChange={({ currentTarget }) =>
              onChange({ row: rows.find((row) => `${row}` === currentTarget.value) ?? 4 })
            }
          />
          <ColourOption options={options} onChange={onChange} />
          <SelectField
            label={t('plugins.language')}
            value={options.language}
            options={[
              { value: '', label: t('plugins.anyLanguage') },
              { value: 'en', label: 'English' },
              { value: 'sv', label: 'Svenska' },
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ language: value === 'en' || value === 'sv' ? value : '' })
            }
          />
          <Checkbox checked={options.win} onChange={({ currentTarget }) => onChange({ win: currentTarget.checked })}>
            {t('plugins.win')}
          </Checkbox>
        </Stack>
      </Panel>
    </form>
  );
}
