import { type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import { type ElementDoc, widgetDocs } from '@gyg/contract/widgets/docs';
import { Section, Stack } from '@gyg/design-system';
import { widgetOverrides } from '@gyg/design-system/overrides';
import { Table, type TableColumn } from '@gyg/design-system/tables';
import { useLanguage, useTranslation } from '@gyg/platform';
import { asSentence, Said } from '../../../shared/code';

interface Line {
  name: string;
  text: string;
  /** What happens without it, or the fields of an event. */
  more: string;
}

interface LinesProps {
  caption: string;
  /** The headings of the columns. */
  heads: readonly [name: string, text: string, more: string];
  lines: readonly Line[];
}

function Lines({ caption, heads: [name, text, more], lines }: LinesProps) {
  const columns: TableColumn<Line>[] = [
    { kind: 'name', key: 'name', header: name, cell: (line) => <Said text={line.name} /> },
    { key: 'text', header: text, phone: 'full', cell: (line) => <Said text={asSentence(line.text)} /> },
    { key: 'more', header: more, phone: 'full', cell: (line) => <Said text={asSentence(line.more)} /> },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={[...lines]} rowKey={(line) => line.name} />;
}

const code = (text: string) => `\`${text}\``;

/** The tables of attributes, events, methods, parts and custom properties, from the element's description. */
export function Reference({ tag }: { tag: WidgetTag }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const doc: ElementDoc = widgetDocs[tag];
  const table = Object.entries(widgetOptions[tag]);
  const attributes = table.flatMap(([name, { attributes }]): Line[] => {
    const option = doc.options[name];
    if (option === undefined) return [];
    const names = attributes.map(code).join(', ');
    return [{ name: names, text: option.values[language], more: option.otherwise[language] }];
  });
  const fields = (detail: Readonly<Record<string, string>>) =>
    Object.keys(detail).length === 0 ? '' : code(`{${Object.keys(detail).join(', ')}}`);
  const events: Line[] = [
    ...doc.events.map(({ name, text, detail }) => ({ name: code(name), text: text[language], more: fields(detail) })),
    ...doc.methods.map(({ name, text }) => ({ name: code(name), text: text[language], more: code('Promise<void>') })),
    ...doc.slots.map(({ name, text }) => ({
      name: name === '' ? t('developers.content') : code(name),
      text: text[language],
      more: '',
    })),
  ];
  const parts: Line[] = [
    ...doc.parts.map(({ name, text }) => ({ name: code(`::part(${name})`), text: text[language], more: '' })),
    ...doc.properties.flatMap((name): Line[] => {
      const property = widgetOverrides.find((override) => override.name === name);
      if (property === undefined) return [];
      return [{ name: code(name), text: property.meaning[language], more: property.otherwise[language] }];
    }),
  ];
  return (
    <Stack gap={6}>
      <Section
        id="attributes"
        title={t('developers.attributes')}
        size="small"
        spacing="none"
        lead={t('developers.attributesText')}
      >
        <Lines
          caption={t('developers.attributes')}
          heads={[t('developers.attribute'), t('developers.values'), t('developers.without')]}
          lines={attributes}
        />
      </Section>
      <Section id="events" title={t('developers.events')} size="small" spacing="none" lead={t('developers.eventsText')}>
        <Lines
          caption={t('developers.events')}
          heads={[t('developers.name'), t('developers.when'), t('developers.detail')]}
          lines={events}
        />
      </Section>
      <Section id="parts" title={t('developers.parts')} size="small" spacing="none">
        <Lines
          caption={t('developers.parts')}
          heads={[t('developers.name'), t('developers.what'), t('developers.without')]}
          lines={parts}
        />
      </Section>
    </Stack>
  );
}
