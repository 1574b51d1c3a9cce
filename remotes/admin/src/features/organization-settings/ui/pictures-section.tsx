import type { Organization } from '@gyg/contract';
import { Panel, Section, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { SettingsPictureField } from './settings-picture-field';

/** Logo and picture of the page. Each is saved when it is chosen. */
export function PicturesSection({ card }: { card: Organization }) {
  const { t } = useTranslation('admin');
  return (
    <Panel padding="large">
      <Section
        title={t('organization.picture.title')}
        lead={t('organization.picture.lead')}
        size="small"
        spacing="none"
      >
        <Stack gap={5}>
          <SettingsPictureField card={card} name="logo" kind="logo" aspect={1} />
          <SettingsPictureField card={card} name="heroImage" kind="hero" aspect={16 / 9} />
        </Stack>
      </Section>
    </Panel>
  );
}
