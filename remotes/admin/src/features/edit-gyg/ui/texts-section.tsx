import { TabPanels } from '@gyg/design-system/details';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';
import { PageText } from './page-text';

const texts = ['preface', 'description', 'participantInfo', 'impact'] as const;

/** The formatted texts of the page, one at a time. */
export function TextsSection() {
  const { t } = useTranslation('admin');
  const { phase } = useEditor();
  const values = useWatch({ control: useForms().page.control, name: texts });
  return (
    <EditorSection id="texts" title={t('editor.texts.title')} lead={t('editor.texts.lead')} alwaysOpen>
      <TabPanels
        label={t('editor.texts.tabs')}
        defaultValue={phase === 'finished' ? 'impact' : 'preface'}
        items={texts.map((name, index) => ({
          id: name,
          label: t(`editor.texts.${name}`),
          count: values[index] === '' ? t('editor.texts.empty') : undefined,
          content: (
            <PageText name={name} label={t(`editor.texts.${name}`)} hint={t(`editor.texts.hint.${name}`)} rows={8} />
          ),
        }))}
      />
    </EditorSection>
  );
}
