import { callOptions, isSignedIn, type Language, toLanguage, useLanguage, useQuery, useSession } from '@gyg/platform';

/** The language of the user's account, used for their invitations. While loading, the current language. */
export function useOwnLanguage(): Language {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn);
  const onScreen = useLanguage();
  const { data } = useQuery({ ...callOptions('getUser', { params: { userId } }), enabled });
  return data?.locale === undefined ? onScreen : toLanguage(data.locale);
}
