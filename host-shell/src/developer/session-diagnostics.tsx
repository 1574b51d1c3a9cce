import { DefinitionList } from '@gyg/design-system/tables';
import { useQuery, useSession, useTranslation } from '@gyg/platform';
import { session } from '@gyg/platform/internal';

/** The page's session. Shows only how long the token is still valid. */
export function SessionDiagnostics() {
  const { t } = useTranslation('shell');
  const state = useSession((whole) => whole);
  const { data: seconds } = useQuery({
    queryKey: ['token seconds left', state.authentication],
    queryFn: async () => (await session.tokenSecondsLeft()) ?? null,
    staleTime: 0,
  });
  const none = t('developer.test.noUser');
  return (
    <DefinitionList
      rows={[
        {
          term: t('developer.test.user'),
          value: state.userId === '' ? none : `${state.profileName} (${state.userId})`,
        },
        { term: t('developer.test.role'), value: state.loginRole },
        { term: t('developer.test.groups'), value: state.userGroups.join(', ') || t('developer.test.noGroups') },
        {
          term: t('developer.test.organization'),
          value: state.organizationId === '' ? none : `${state.organizationName} (${state.organizationId})`,
        },
        {
          term: t('developer.test.token'),
          value:
            typeof seconds === 'number'
              ? t('developer.test.tokenLeft', { count: Math.floor(seconds) })
              : t('developer.test.noToken'),
        },
      ]}
    />
  );
}
