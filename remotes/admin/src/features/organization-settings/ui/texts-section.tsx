import { limits } from '@gyg/contract/rules';
import { RichTextEditor } from '@gyg/design-system/forms';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useFieldError } from '../../../shared/schema-form';
import { useSaveSettings } from '../api/use-save-settings';
import type { SectionForm } from '../model/section-form';
import type { TextsValues } from '../model/settings-schemas';
import { textsValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import type { StoredSettings } from '../model/use-settings-forms';
import { SettingsSection } from './settings-section';

export interface TextsSectionProps {
  settings: StoredSettings;
  form: SectionForm<TextsValues>;
}

/** What the page says about the organisation, and the terms that members agree to. */
export function TextsSection({ settings, form }: TextsSectionProps) {
  const { t } = useTranslation('admin');
  const { card, page } = settings;
  const { number } = useFormat();
  const editor = useRichTextTexts();
  const fieldError = useFieldError();
  const { savePage } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: textsValues(page),
    keptAs: `texts.${card.id}`,
    save: async ({ about, terms }) =>
      textsValues(await savePage({ 'page.aboutOrganization': about, 'page.membershipTerms': terms })),
  });
  return (
    <SettingsSection title={t('organization.texts.title')} section={section}>
      {(['about', 'terms'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <RichTextEditor
              label={t(`organization.texts.${name}`)}
              hint={t(`organization.texts.${name}Hint`)}
              texts={editor}
              textLang={textLang(card.language)}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              maxLength={limits.html}
              counter={(used, most) => t('organization.counter', { used: number(used), most: number(most) })}
              error={fieldError(fieldState.error)}
            />
          )}
        />
      ))}
    </SettingsSection>
  );
}
