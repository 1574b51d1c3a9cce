import type { ImageCropperTexts } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';

/** The cropper's texts for pictures with a minimum height in pixels. */
export function useCropperTexts(minHeight: number): ImageCropperTexts {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const pixels = number(minHeight);
  return {
    choose: t('stories.picture.choose'),
    chooseHint: t('stories.picture.chooseHint', { pixels }),
    chooseAnother: t('stories.picture.chooseAnother'),
    opening: t('stories.picture.opening'),
    frame: t('stories.picture.frame'),
    howTo: t('stories.picture.howTo'),
    zoom: t('stories.picture.zoom'),
    zoomIn: t('stories.picture.zoomIn'),
    zoomOut: t('stories.picture.zoomOut'),
    rotate: t('stories.picture.rotate'),
    remove: t('stories.picture.remove'),
    save: t('stories.send'),
    cancel: t('stories.cancel'),
    uploading: (part) => t('stories.sending', { percent: Math.round(part * 100) }),
    problem: (problem, size) =>
      t(`stories.picture.problem.${problem}`, {
        pixels,
        width: number(size?.width ?? 0),
        height: number(size?.height ?? 0),
      }),
  };
}
