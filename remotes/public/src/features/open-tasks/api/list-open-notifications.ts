import { callOptions, toLocale, useLanguage, useQuery, useSession } from '@gyg/platform';

/** The user's newest notifications, in the page's language. */
export function useNewestNotifications() {
  const userId = useSession((session) => session.userId);
  const lang = toLocale(useLanguage());
  return useQuery(
    callOptions('listNotifications', { params: { userId }, query: { archived: 'false', lang, pageSize: 20 } }),
  );
}
