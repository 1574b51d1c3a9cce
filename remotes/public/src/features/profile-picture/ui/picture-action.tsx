import { imageRules } from '@gyg/contract/images';
import { Button, Dialog } from '@gyg/design-system';
import { ImageCropper, type ImageCropperTexts } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useSavePicture } from '../model/use-save-picture';
import s from './picture-action.module.css';

export interface PictureActionProps {
  userId: string;
  /** Whether there is already a picture to change. */
  hasPicture: boolean;
}

/** A button that opens the crop tool, for the owner of the profile. */
export function PictureAction({ userId, hasPicture }: PictureActionProps) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={hasPicture ? 'image' : 'upload'} onClick={() => setOpen(true)}>
        {hasPicture ? t('profile.picture.change') : t('profile.picture.upload')}
      </Button>
      <PictureDialog userId={userId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface PictureDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

const { minHeight } = imageRules.profile;

/** Selects, crops and uploads the user's picture: square, at least 1000 pixels high. */
function PictureDialog({ userId, open, onClose }: PictureDialogProps) {
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

/** The cropper's texts for pictures with a minimum height in pixels. */
function useCropperTexts(minHeight: number): ImageCropperTexts {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const pixels = number(minHeight);
  return {
    choose: t('profile.picture.choose'),
    chooseHint: t('profile.picture.chooseHint', { pixels }),
    chooseAnother: t('profile.picture.chooseAnother'),
    opening: t('profile.picture.opening'),
    frame: t('profile.picture.frame'),
    howTo: t('profile.picture.howTo'),
    zoom: t('profile.picture.zoom'),
    zoomIn: t('profile.picture.zoomIn'),
    zoomOut: t('profile.picture.zoomOut'),
    save: t('profile.picture.save'),
    cancel: t('common.cancel'),
    uploading: (part) => t('profile.picture.uploading', { percent: Math.round(part * 100) }),
    problem: (problem, size) =>
      t(`profile.picture.problem.${problem}`, {
        pixels,
        width: number(size?.width ?? 0),
        height: number(size?.height ?? 0),
      }),
  };
}
