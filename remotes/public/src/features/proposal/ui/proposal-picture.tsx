import { FileField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { usePictureTexts, useUpload } from '../model/use-picture';
import type { ProposalForm } from '../model/use-proposal-form';

/** A picture, cropped to 16:9. */
export function ProposalPicture({ form: { control, setValue } }: { form: ProposalForm }) {
  const { t } = useTranslation('public');
  const image = useWatch({ control, name: 'image' });
  const { texts, crop } = usePictureTexts();
  const { take, progress, failure } = useUpload((url) => setValue('image', url, { shouldDirty: true }));
  return (
    <FileField
      // The uploaded picture replaces the preview of the chosen file.
      key={image}
      label={t('proposal.picture.label')}
      optional={t('common.optional')}
      texts={texts}
      crop={crop}
      current={image === '' ? undefined : image}
      progress={progress}
      error={failure}
      onValueChange={(file) => void take(file)}
    />
  );
}
