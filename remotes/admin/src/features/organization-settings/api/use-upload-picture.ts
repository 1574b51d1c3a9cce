import { invalidateCalls, session, toast, upload, useErrorText, useQueryClient, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { cardOptions } from './get-settings';

const calls = { logo: 'uploadOrganizationLogo', heroImage: 'uploadOrganizationHero' } as const;
/** The pictures of an organisation, by their names in its card. */
export type SettingsPicture = keyof typeof calls;

/** Uploads the logo or the picture of the page. A file that failed can be sent again. */
export function useUploadPicture(organizationId: string, name: SettingsPicture) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<{ text: string; image: File }>();

  const send = async (image: File) => {
    setFailure(undefined);
    setProgress(0);
    try {
      const { url } = await upload(calls[name], { params: { organizationId }, image }, { onProgress: setProgress });
      queries.setQueryData(cardOptions(organizationId).queryKey, (card) => card && { ...card, [name]: url });
      if (name === 'logo') session.refreshMemberships();
      void invalidateCalls(queries, ['getOrganizationDesk', 'getOrganizationProfile', 'getOrganizationByName']);
      toast.success(t(`organization.picture.${name}Saved`));
    } catch (thrown) {
      setFailure({ text: errorText(thrown).text, image });
    } finally {
      setProgress(undefined);
    }
  };
  return { send, progress, failure };
}
