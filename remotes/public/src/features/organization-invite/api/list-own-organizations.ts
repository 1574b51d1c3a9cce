import { callOptions, isSignedIn, useLanguage, useQuery, useSession } from '@gyg/platform';

/** The organisations that the user may invite colleagues to, sorted by name: those they belong to. */
export function useOwnOrganizations() {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn);
  const language = useLanguage();
  const { data } = useQuery({ ...callOptions('listUserOrganizations', { params: { userId } }), enabled });
  return data?.organizations.toSorted((a, b) => a.name.localeCompare(b.name, language));
}
