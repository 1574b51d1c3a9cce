import type { ImageCropperTexts } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';

/** The cropper's texts for pictures with a minimum height in pixels. */
export function useCropperTexts(minHeight: number): ImageCropperTexts {
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
