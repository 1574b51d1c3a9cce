import { callOptions, isSignedIn, type Language, toLanguage, useLanguage, useQuery, useSession } from '@gyg/platform';

/** The language of one's account, in which one's mails to strangers are written; that on screen until it is known. */
export function useOwnLanguage(): Language {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn);
  const onScreen = useLanguage();
  const { data } = useQuery({ ...callOptions('getUser', { params: { userId } }), enabled });
  return data?.locale === undefined ? onScreen : toLanguage(data.locale);
}
