import { SelectField, Switch } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useSaveSettings } from '../api/use-save-settings';
import type { SectionForm } from '../model/section-form';
import type { VisibilityValues } from '../model/settings-schemas';
import { visibilityValues } from '../model/settings-values';
import { useSection } from '../model/use-section';
import type { StoredSettings } from '../model/use-settings-forms';
import { SettingsSection } from './settings-section';

export interface VisibilitySectionProps {
  settings: StoredSettings;
  form: SectionForm<VisibilityValues>;
}

/** Whether visitors see the page, and the order of its gygs. */
export function VisibilitySection({ settings, form }: VisibilitySectionProps) {
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
