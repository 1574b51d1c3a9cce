import {
  call,
  isApiError,
  session,
  toast,
  upload,
  useErrorText,
  useErrorToast,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { refreshUserProfile } from '../../../shared/user-profile-options';

/** Saves and removes the user's picture. Header and profile show the change immediately. */
export function useSavePicture(userId: string) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<{ text: string; detail: string }>();

  const show = (profileImage: string) => {
    session.updateUser({ profileImage });
    return refreshUserProfile(queries);
  };
  const showError = (thrown: unknown) => {
    const { text, detail } = errorText(thrown);
    // Connection and login errors have specific texts.
    const isSpecific = isApiError(thrown) && (thrown.status === 0 || thrown.status === 401 || thrown.status === 429);
    setFailure({ text: isSpecific ? text : t('profile.picture.failed'), detail });
  };

  const send = async (image: File): Promise<boolean> => {
    setFailure(undefined);
    setProgress(0);
    try {
      const { url } = await upload('uploadProfileImage', { body: { userId }, image }, { onProgress: setProgress });
      await show(url);
      toast.success(t('profile.picture.saved'));
      return true;
    } catch (thrown) {
      showError(thrown);
      return false;
    } finally {
      setProgress(undefined);
    }
  };

  const remove = async () => {
    try {
      await call('updateUser', { params: { userId }, body: { profileImage: null } });
      await show('');
      toast.success(t('profile.picture.removed'));
    } catch (thrown) {
      errorToast(thrown);
    }
  };
  return { send, remove, progress, failure, forgetFailure: () => setFailure(undefined) };
}
