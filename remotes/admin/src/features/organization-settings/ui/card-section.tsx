import { organizationTypes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Columns } from '@gyg/design-system';
import { SelectField, TextField } from '@gyg/design-system/forms';
import { useLanguage, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useMemo } from 'react';
import { useFieldError } from '../../../shared/schema-form';
import { useSaveSettings } from '../api/use-save-settings';
import { countriesIn } from '../model/countries';
import { industries } from '../model/industries';
import type { SectionForm } from '../model/section-form';
import type { CardValues } from '../model/settings-schemas';
import { cardValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import type { StoredSettings } from '../model/use-settings-forms';
import { CompanyLookup } from './company-lookup';
import { FriendlyUrlField } from './friendly-url-field';
import { MemberApprovalField } from './member-approval-field';
import { SettingsSection } from './settings-section';
import { SummaryFields } from './summary-fields';

export interface CardSectionProps {
  settings: StoredSettings;
  form: SectionForm<CardValues>;
}

/** Name, friendly url, summary, language, kind, place, and how people become members. */
export function CardSection({ settings, form }: CardSectionProps) {
  const { t } = useTranslation('admin');
  const { card } = settings;
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const fieldError = useFieldError();
  const { saveCard } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: cardValues(card),
    keptAs: `card.${card.id}`,
    save: async (values) => cardValues(await saveCard(values)),
    fieldOf: { 'org.friendly_url_taken': 'friendlyUrl' },
  });
  const { register, formState, control, setValue } = form;
  const country = useWatch({ control, name: 'country' }) || card.country;
  const { errors } = formState;
  return (
    <SettingsSection title={t('organization.card.title')} section={section}>
      <CompanyLookup
        country={country}
        onFound={({ name, city }) => {
          setValue('name', name, { shouldDirty: true, shouldValidate: true });
          if (city !== null) setValue('city', city, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <TextField
        label={t('organization.card.name')}
        autoComplete="organization"
        maxLength={limits.name}
        error={fieldError(errors.name)}
        {...register('name')}
      />
      <FriendlyUrlField form={form} />
      <SummaryFields form={form} />
      <Columns count={2} gap={4}>
        <SelectField
          label={t('organization.card.type')}
          options={organizationTypes.map((type) => ({ value: type, label: t(`organization.type.${type}`) }))}
          {...register('organizationType')}
        />
        <SelectField
          label={t('organization.card.industry')}
          options={industries.map((section, code) => ({
            value: String(code),
            label: t(`organization.industry.${section}`),
          }))}
          {...register('industry', { valueAsNumber: true })}
        />
        <TextField
          label={t('organization.card.city')}
          maxLength={limits.name}
          error={fieldError(errors.city)}
          {...register('city')}
        />
        <SelectField
          label={t('organization.card.country')}
          placeholder={t('organization.card.chooseCountry')}
          error={fieldError(errors.country)}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...register('country')}
        />
      </Columns>
      <MemberApprovalField control={control} />
    </SettingsSection>
  );
}
