import { limits } from '@gyg/contract/rules';
import { Split, Stack } from '@gyg/design-system';
import { RichTextEditor, SelectField, Switch, TextField } from '@gyg/design-system/forms';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useFieldError } from '../../../shared/schema-form';
import { useSaveSettings } from '../api/use-save-settings';
import type { SectionForm } from '../model/section-form';
import type { LinksValues, ProposalsValues, TextsValues, VisibilityValues } from '../model/settings-schemas';
import { linksValues, proposalsValues, textsValues, visibilityValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import { type StoredSettings, useSettingsForms } from '../model/use-settings-forms';
import { completeAddress } from '../model/web-address';
import { CardSection } from './card-section';
import { PicturesSection } from './pictures-section';
import { ProposalFields } from './proposal-fields';
import { SettingsPreview } from './settings-preview';
import { SettingsSection } from './settings-section';

/** The sections, and the preview beside them on wide screens. */
export function SettingsForms({ settings }: { settings: StoredSettings }) {
  const forms = useSettingsForms(settings);
  const { card } = settings;
  return (
    <Split
      main={
        <Stack gap={5}>
          <CardSection settings={settings} form={forms.card} />
          <PicturesSection card={card} />
          <TextsSection settings={settings} form={forms.texts} />
          <VisibilitySection settings={settings} form={forms.visibility} />
          <LinksSection settings={settings} form={forms.links} />
          <ProposalsSection settings={settings} form={forms.proposals} />
        </Stack>
      }
      side={<SettingsPreview card={card} forms={forms} />}
    />
  );
}

interface TextsSectionProps {
  settings: StoredSettings;
  form: SectionForm<TextsValues>;
}

/** What the page says about the organisation, and the terms that members agree to. */
function TextsSection({ settings, form }: TextsSectionProps) {
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

interface VisibilitySectionProps {
  settings: StoredSettings;
  form: SectionForm<VisibilityValues>;
}

/** Whether visitors see the page, and the order of its gygs. */
function VisibilitySection({ settings, form }: VisibilitySectionProps) {
  const { t } = useTranslation('admin');
  const { card, page } = settings;
  const { savePage } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: visibilityValues(page),
    keptAs: `visibility.${card.id}`,
    save: async (values) => visibilityValues(await savePage(values)),
  });
  return (
    <SettingsSection title={t('organization.visibility.title')} section={section}>
      <Controller
        control={form.control}
        name="profileVisible"
        render={({ field }) => (
          <Switch
            hint={t(`organization.visibility.${field.value === 'true' ? 'onHint' : 'offHint'}`)}
            checked={field.value === 'true'}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'true' : 'false')}
          >
            {t('organization.visibility.visible')}
          </Switch>
        )}
      />
      <SelectField
        label={t('organization.visibility.order')}
        hint={t('organization.visibility.orderHint')}
        options={(['desc', 'asc'] as const).map((order) => ({
          value: order,
          label: t(`organization.visibility.${order}`),
        }))}
        {...form.register('sortOrder')}
      />
    </SettingsSection>
  );
}

const linkNames = ['website', 'facebook', 'linkedin', 'twitter', 'instagram'] as const;

interface LinksSectionProps {
  settings: StoredSettings;
  form: SectionForm<LinksValues>;
}

/** Website and social networks. Addresses are completed with `https://`. */
function LinksSection({ settings, form }: LinksSectionProps) {
  const { t } = useTranslation('admin');
  const { card, page } = settings;
  const fieldError = useFieldError();
  const { savePage } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: linksValues(page),
    keptAs: `links.${card.id}`,
    save: async (values) => {
      const whole = linkNames.map((name) => [name, completeAddress(values[name] ?? '')]);
      return linksValues(await savePage(Object.fromEntries(whole)));
    },
  });
  const { register, formState } = form;
  return (
    <SettingsSection title={t('organization.links.title')} lead={t('organization.links.lead')} section={section}>
      {linkNames.map((name) => {
        const problem = formState.errors[name];
        return (
          <TextField
            key={name}
            type="url"
            inputMode="url"
            autoComplete="off"
            label={t(`organization.links.${name}`)}
            optional={t('organization.optional')}
            placeholder="https://"
            maxLength={limits.url}
            error={problem?.type === 'custom' ? t('organization.links.invalid') : fieldError(problem)}
            {...register(name)}
          />
        );
      })}
    </SettingsSection>
  );
}

interface ProposalsSectionProps {
  settings: StoredSettings;
  form: SectionForm<ProposalsValues>;
}

/** Whether people may propose gygs, and how. The details are shown only while it is on. */
function ProposalsSection({ settings, form }: ProposalsSectionProps) {
  const { t } = useTranslation('admin');
  const { card, page } = settings;
  const { savePage } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: proposalsValues(page),
    keptAs: `proposals.${card.id}`,
    save: async (values) => proposalsValues(await savePage(values)),
  });
  const enabled = useWatch({ control: form.control, name: 'proposalFeatureEnabled' }) === 'true';
  return (
    <SettingsSection title={t('organization.proposals.title')} section={section}>
      <Controller
        control={form.control}
        name="proposalFeatureEnabled"
        render={({ field }) => (
          <Switch
            hint={t('organization.proposals.enabledHint')}
            checked={field.value === 'true'}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'true' : 'false')}
          >
            {t('organization.proposals.enabled')}
          </Switch>
        )}
      />
      {enabled && (
        <Stack gap={4}>
          <ProposalFields form={form} />
        </Stack>
      )}
    </SettingsSection>
  );
}
