import { call, toast, upload, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import { useRefreshGyg } from '../../../shared/refresh-gyg';

/** Uploads and removes a gyg’s picture. `progress` is from 0 to 1 during an upload. */
export function useHeroPicture() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshGyg();
  const { desk } = useEditor();
  const gygId = desk.gyg.id;
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const change = async (work: () => Promise<unknown>, done: string) => {
    setFailure(undefined);
    try {
      await work();
      await refresh();
      toast.success(done);
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    /** Why the last change failed. */
    failure: failure === undefined ? undefined : errorText(failure).text,
    send: (image: File) => {
      setProgress(0);
      return change(
        () => upload('uploadGygImage', { body: { gygId }, image }, { onProgress: setProgress }),
        t('editor.picture.saved'),
      );
    },
    remove: () =>
      change(() => call('updateGyg', { params: { gygId }, body: { heroImage: null } }), t('editor.picture.removed')),
  };
}
