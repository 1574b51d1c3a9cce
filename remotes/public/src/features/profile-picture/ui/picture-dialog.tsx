import { imageRules } from '@gyg/contract/images';
import { Dialog } from '@gyg/design-system';
import { ImageCropper } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useCropperTexts } from '../model/use-cropper-texts';
import { useSavePicture } from '../model/use-save-picture';
import s from './picture-dialog.module.css';

interface PictureDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

const { minHeight } = imageRules.profile;

/** Selects, crops and uploads the user's picture: square, at least 1000 pixels high. */
export function PictureDialog({ userId, open, onClose }: PictureDialogProps) {
  const { t } = useTranslation('public');
  const texts = useCropperTexts(minHeight);
  const { send, progress, failure, forgetFailure } = useSavePicture(userId);
  const close = () => {
    // An upload in progress cannot be cancelled by closing the dialog.
    if (progress !== undefined) return;
    forgetFailure();
    onClose();
  };
  const save = async (image: File) => {
    if (await send(image)) onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('profile.picture.title')} closeLabel={t('common.close')}>
      <ImageCropper
        aspect={1}
        minHeight={minHeight}
        shape="round"
        texts={texts}
        progress={progress}
        failure={
          failure && (
            <>
              {failure.text} <span className={s.detail}>{failure.detail}</span>
            </>
          )
        }
        onCropped={(image) => void save(image)}
        onCancel={close}
      />
    </Dialog>
  );
}
