import type { Locale } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { TabPanels } from '@gyg/design-system/details';
import { RichTextEditor } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useRichTextTexts } from '../../../shared/rich-text';
import type { useTranslationForm } from '../model/use-translation-form';
import { useForms } from './forms-context';

const names = ['preface', 'description', 'participantInfo', 'impact', 'beneficiaryText'] as const;

export interface TranslatedPartProps {
  language: Locale;
  form: ReturnType<typeof useTranslationForm>;
}

/** The formatted texts of the page in the second language, one at a time. The number says how many are still empty. */
export function TranslatedPage({ language, form }: TranslatedPartProps) {
  const { t } = useTranslation('admin');
  const texts = useRichTextTexts();
  const own = useWatch({ control: useForms().page.control, name: names });
  const { values, invalid, change } = form;
  const labels = {
    preface: t('editor.texts.preface'),
    description: t('editor.texts.description'),
    participantInfo: t('editor.texts.participantInfo'),
    impact: t('editor.texts.impact'),
    beneficiaryText: t('editor.recipients.text'),
  } as const;
  return (
    <TabPanels
      label={t(`editor.languages.tabs.${language}`)}
      defaultValue={`description-${language}`}
      items={names.map((name, index) => ({
        id: `${name}-${language}`,
        label: labels[name],
        count: values[name] === '' && own[index] !== '' ? t('editor.texts.empty') : undefined,
        content: (
          <RichTextEditor
            label={t(`editor.languages.label.${language}`, { text: labels[name] })}
            rows={6}
            value={values[name] ?? ''}
            onValueChange={(html) => change(name, html)}
            maxLength={limits.html}
            error={invalid.has(name) ? t('editor.languages.tooLong') : undefined}
            textLang={textLang(language)}
            texts={texts}
          />
        ),
      }))}
    />
  );
}
