import {
  call,
  callOptions,
  invalidateCalls,
  toast,
  upload,
  useErrorText,
  useErrorToast,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';

/** The pictures of a gyg. */
export const useMedia = (gygId: string) =>
  useQuery(callOptions('listGygMedia', { params: { gygId }, query: { pageSize: 100 } }));

/** Adds and deletes pictures of a gyg. `progress` is from 0 to 1 during an upload. */
export function useMediaChanges(gygId: string) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const refresh = () => invalidateCalls(queries, ['listGygMedia', 'getGygProfile']);
  return {
    progress,
    /** Why the last picture was not added. */
    failure: failure === undefined ? undefined : errorText(failure).text,
    /** True if the picture was added. */
    async add(image: File, caption: string): Promise<boolean> {
      setFailure(undefined);
      setProgress(0);
      try {
        await upload('addGygMedia', { params: { gygId }, body: { caption }, image }, { onProgress: setProgress });
        await refresh();
        toast.success(t('media.added'));
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setProgress(undefined);
      }
    },
    async remove(mediaId: string): Promise<void> {
      try {
        await call('deleteGygMedia', { params: { gygId, mediaId } });
        await refresh();
        toast.success(t('media.deleted'));
      } catch (error) {
        errorToast(error);
      }
    },
  };
}
