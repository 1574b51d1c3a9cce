import { locales, memberApprovals, organizationTypes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Columns } from '@gyg/design-system';
import { RadioCards, SelectField, TextArea, TextField } from '@gyg/design-system/forms';
import { paths, textLang, useLanguage, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
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
import s from './organization-settings.module.css';
import { SettingsSection } from './settings-section';

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

/** The friendly url, with the address that it gives and what a change means. */
function FriendlyUrlField({ form }: { form: SectionForm<CardValues> }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { register, formState, control } = form;
  const { errors, defaultValues } = formState;
  const typed = useWatch({ control, name: 'friendlyUrl' }) ?? '';
  const saved = defaultValues?.friendlyUrl ?? '';
  const addressOf = (name: string) => `${location.host}${paths.organizationByName(name)}`;
  const changed = typed.trim() !== saved && typed.trim() !== '';
  const error = errors.friendlyUrl;
  return (
    <TextField
      label={t('organization.card.friendlyUrl')}
      hint={
        <span className={s.address}>
          {changed
            ? t('organization.card.friendlyUrlChanged', { address: addressOf(typed.trim()), old: addressOf(saved) })
            : t('organization.card.friendlyUrlHint', { address: addressOf(saved) })}
        </span>
      }
      maxLength={limits.friendlyUrl}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error?.type === 'invalid_format' ? t('organization.card.friendlyUrlInvalid') : fieldError(error)}
      {...register('friendlyUrl')}
    />
  );
}

/** What the organisation does in one or two sentences, and the language of this and all other texts about it. */
function SummaryFields({ form }: { form: SectionForm<CardValues> }) {
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

/** How people become members. */
function MemberApprovalField({ control }: Pick<SectionForm<CardValues>, 'control'>) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={control}
      name="memberApproval"
      render={({ field }) => (
        <RadioCards
          legend={t('organization.card.approval')}
          value={field.value ?? null}
          onValueChange={field.onChange}
          options={memberApprovals.map((approval) => ({
            value: approval,
            title: t(`organization.approval.${approval}`),
            detail: t(`organization.approval.${approval}Detail`),
          }))}
        />
      )}
    />
  );
}
