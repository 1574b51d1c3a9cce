import { imageRules } from '@gyg/contract/images';
import type { CropProblem, FileCrop, FileFieldTexts } from '@gyg/design-system/forms';
import { upload, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { usePendingWork } from '@gyg/platform/forms';
import { useRef, useState } from 'react';

const { aspect, minHeight } = imageRules.proposal;

/** Uploads a picture of a proposal; `onUrl` gets its URL, or '' after it was removed. */
export function useUpload(onUrl: (url: string) => void) {
  const errorText = useErrorText();
  const work = usePendingWork();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const failed = useRef(false);
  const send = async (image: File) => {
    setProgress(0);
    try {
      const { url } = await upload('uploadProposalImage', { image }, { onProgress: setProgress });
      onUrl(url);
    } catch (thrown) {
      failed.current = true;
      setFailure(errorText(thrown).text);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    failure,
    take(image: File | null) {
      failed.current = false;
      setFailure(undefined);
      if (image === null) onUrl('');
      else work.track(send(image));
    },
    /** A file that is being opened is taken after that. */
    onOpening: work.track,
    /** Waits for a picture that is on its way; resolves to whether the chosen one has arrived. */
    async arrived() {
      await work.settled();
      return !failed.current;
    },
  };
}

export type PictureUpload = ReturnType<typeof useUpload>;

/** The texts of the picture's field and of its crop, 16:9 with the contract's minimum height. */
export function usePictureTexts(): { texts: FileFieldTexts; crop: FileCrop } {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const pixels = number(minHeight);
  const choose = {
    choose: t('profile.picture.choose'),
    chooseHint: t('proposal.picture.chooseHint', { pixels }),
    opening: t('profile.picture.opening'),
    uploading: (part: number) => t('profile.picture.uploading', { percent: Math.round(part * 100) }),
  };
  const problem = (name: CropProblem) =>
    name === 'tooSmall' ? t('proposal.picture.tooSmall', { pixels }) : t(`profile.picture.problem.${name}`);
  return {
    texts: { ...choose, replace: t('profile.picture.chooseAnother'), remove: t('profile.picture.remove'), problem },
    crop: {
      aspect: aspect ?? 16 / 9,
      minHeight,
      title: t('proposal.picture.title'),
      closeLabel: t('common.close'),
      texts: {
        ...choose,
        chooseAnother: t('profile.picture.chooseAnother'),
        frame: t('profile.picture.frame'),
        howTo: t('profile.picture.howTo'),
        zoom: t('profile.picture.zoom'),
        zoomIn: t('profile.picture.zoomIn'),
        zoomOut: t('profile.picture.zoomOut'),
        save: t('proposal.picture.save'),
        cancel: t('common.cancel'),
        problem,
      },
    },
  };
}
