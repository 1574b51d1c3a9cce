import { Split, Stack } from '@gyg/design-system';
import { type StoredSettings, useSettingsForms } from '../model/use-settings-forms';
import { CardSection } from './card-section';
import { LinksSection } from './links-section';
import { PicturesSection } from './pictures-section';
import { ProposalsSection } from './proposals-section';
import { SettingsPreview } from './settings-preview';
import { TextsSection } from './texts-section';
import { VisibilitySection } from './visibility-section';

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
