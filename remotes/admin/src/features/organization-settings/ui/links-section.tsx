import { limits } from '@gyg/contract/rules';
import { TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useFieldError } from '../../../shared/schema-form';
import { useSaveSettings } from '../api/use-save-settings';
import type { SectionForm } from '../model/section-form';
import type { LinksValues } from '../model/settings-schemas';
import { linksValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import type { StoredSettings } from '../model/use-settings-forms';
import { completeAddress } from '../model/web-address';
import { SettingsSection } from './settings-section';

const names = ['website', 'facebook', 'linkedin', 'twitter', 'instagram'] as const;

export interface LinksSectionProps {
  settings: StoredSettings;
  form: SectionForm<LinksValues>;
}

/** Website and social networks. Addresses are completed with `https://`. */
export function LinksSection({ settings, form }: LinksSectionProps) {
  const { t } = useTranslation('admin');
  const { card, page } = settings;
  const fieldError = useFieldError();
  const { savePage } = useSaveSettings(card.id);
  const section = useSection({
    form,
    stored: linksValues(page),
    keptAs: `links.${card.id}`,
    save: async (values) => {
      const whole = names.map((name) => [name, completeAddress(values[name] ?? '')]);
      return linksValues(await savePage(Object.fromEntries(whole)));
    },
  });
  const { register, formState } = form;
  return (
    <SettingsSection title={t('organization.links.title')} lead={t('organization.links.lead')} section={section}>
      {names.map((name) => {
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
