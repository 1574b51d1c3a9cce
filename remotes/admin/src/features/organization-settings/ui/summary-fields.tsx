import { locales } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { SelectField, TextArea } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useFieldError } from '../../../shared/schema-form';
import type { SectionForm } from '../model/section-form';
import type { CardValues } from '../model/settings-schemas';

/** What the organisation does in one or two sentences, and the language of this and all other texts about it. */
export function SummaryFields({ form }: { form: SectionForm<CardValues> }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { control, register } = form;
  const language = useWatch({ control, name: 'language' }) ?? 'se';
  return (
    <>
      <Controller
        control={control}
        name="summary"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            value={field.value ?? ''}
            lang={textLang(language)}
            label={t('organization.card.summary')}
            optional={t('organization.optional')}
            hint={t('organization.card.summaryHint')}
            rows={3}
            maxLength={limits.summary}
            counter={(used, most) => t('organization.counter', { used, most })}
            error={fieldError(fieldState.error)}
          />
        )}
      />
      <SelectField
        label={t('organization.card.language')}
        hint={t('organization.card.languageHint')}
        options={locales.map((value) => ({ value, label: t(`organization.language.${value}`) }))}
        {...register('language')}
      />
    </>
  );
}
