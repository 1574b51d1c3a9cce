import { FileField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { type PictureUpload, usePictureTexts } from '../model/use-picture';
import type { ProposalForm } from '../model/use-proposal-form';

/** A picture, cropped to 16:9. */
export function ProposalPicture({ form: { control }, upload }: { form: ProposalForm; upload: PictureUpload }) {
  const { t } = useTranslation('public');
  const image = useWatch({ control, name: 'image' });
  const { texts, crop } = usePictureTexts();
  return (
    <FileField
      // The uploaded picture replaces the preview of the chosen file.
      key={image}
      id="proposal-image"
      label={t('proposal.picture.label')}
      optional={t('common.optional')}
      texts={texts}
      crop={crop}
      current={image === '' ? undefined : image}
      progress={upload.progress}
      error={upload.failure}
      onOpening={upload.onOpening}
      onValueChange={upload.take}
    />
  );
}
