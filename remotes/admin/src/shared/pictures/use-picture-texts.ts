import { type ImageKind, imageRules } from '@gyg/contract/images';
import type { CropProblem, FileCrop, FileFieldTexts, ImageCropperTexts } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';

/** The texts of a picture to choose, and its crop with the contract's minimum height. `aspect` is width by height. */
export function usePictureTexts(kind: ImageKind, aspect: number): { texts: FileFieldTexts; crop: FileCrop } {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { minHeight } = imageRules[kind];
  const pixels = number(minHeight);
  const chooseHint = t('picture.chooseHint', { pixels });
  const uploading = (part: number) => t('picture.uploading', { percent: number(Math.round(part * 100)) });
  const problem = (name: CropProblem) => t(`picture.problem.${name}`, { pixels });
  const cropper: ImageCropperTexts = {
    choose: t('picture.choose'),
    chooseHint,
    chooseAnother: t('picture.replace'),
    opening: t('picture.opening'),
    frame: t('picture.frame'),
    howTo: t('picture.howTo'),
    zoom: t('picture.zoom'),
    zoomIn: t('picture.zoomIn'),
    zoomOut: t('picture.zoomOut'),
    save: t('picture.save'),
    cancel: t('picture.cancel'),
    uploading,
    problem: (name, size) =>
      name === 'tooSmall' && size !== undefined
        ? t('picture.tooSmall', { pixels, width: number(size.width), height: number(size.height) })
        : problem(name),
  };
  return {
    texts: {
      choose: t('picture.choose'),
      chooseHint,
      replace: t('picture.replace'),
      remove: t('picture.remove'),
      opening: t('picture.opening'),
      uploading,
      problem,
    },
    crop: { aspect, minHeight, title: t('picture.title'), closeLabel: t('picture.close'), texts: cropper },
  };
}
