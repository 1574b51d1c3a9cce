import { Stack } from '@gyg/design-system';
import { Switch } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { useSaveSettings } from '../api/use-save-settings';
import type { SectionForm } from '../model/section-form';
import type { ProposalsValues } from '../model/settings-schemas';
import { proposalsValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import type { StoredSettings } from '../model/use-settings-forms';
import { ProposalFields } from './proposal-fields';
import { SettingsSection } from './settings-section';

export interface ProposalsSectionProps {
  settings: StoredSettings;
  form: SectionForm<ProposalsValues>;
}

/** Whether people may propose gygs, and how. The details are shown only while it is on. */
export function ProposalsSection({ settings, form }: ProposalsSectionProps) {
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
