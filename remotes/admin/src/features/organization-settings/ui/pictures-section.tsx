import type { Organization } from '@gyg/contract';
import type { ImageKind } from '@gyg/contract/images';
import { Button, Panel, Section, Stack } from '@gyg/design-system';
import { FileField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { usePictureTexts } from '../../../shared/pictures';
import { type SettingsPicture, useUploadPicture } from '../api/use-upload-picture';
import s from './organization-settings.module.css';

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

interface SettingsPictureFieldProps {
  card: Organization;
  name: SettingsPicture;
  kind: ImageKind;
  /** Width by height. */
  aspect: number;
}

/** One picture: choose, crop, upload. If the upload fails, the crop can be sent again. */
function SettingsPictureField({ card, name, kind, aspect }: SettingsPictureFieldProps) {
  const { t } = useTranslation('admin');
  const { texts, crop } = usePictureTexts(kind, aspect);
  const { send, progress, failure } = useUploadPicture(card.id, name);
  return (
    <div className={s.picture} data-kind={kind}>
      <FileField
        required
        label={t(`organization.picture.${name}`)}
        hint={t(`organization.picture.${name}Hint`)}
        texts={texts}
        crop={crop}
        current={card[name] ?? undefined}
        progress={progress}
        error={failure?.text}
        onValueChange={(image) => {
          if (image !== null) void send(image);
        }}
      />
      {failure !== undefined && (
        <Button size="sm" variant="secondary" icon="refresh" onClick={() => void send(failure.image)}>
          {t('organization.picture.again')}
        </Button>
      )}
    </div>
  );
}
