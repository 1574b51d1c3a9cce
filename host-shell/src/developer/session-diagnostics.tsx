import { DefinitionList } from '@gyg/design-system/tables';
import { useQuery, useSession, useTranslation } from '@gyg/platform';
import { tokenSecondsLeft } from '@gyg/platform/internal';

/** Who this page thinks is here; of the token only how long it still lives. */
export function SessionDiagnostics() {
  const { t } = useTranslation('shell');
  const session = useSession((whole) => whole);
  const { data: seconds } = useQuery({
    queryKey: ['token seconds left', session.authentication],
    queryFn: async () => (await tokenSecondsLeft()) ?? null,
    staleTime: 0,
  });
  const none = t('developer.test.nobody');
  return (
    <DefinitionList
      rows={[
        {
          term: t('developer.test.user'),
          value: session.userId === '' ? none : `${session.profileName} (${session.userId})`,
        },
        { term: t('developer.test.role'), value: session.loginRole },
        { term: t('developer.test.groups'), value: session.userGroups.join(', ') || t('developer.test.noGroups') },
        {
          term: t('developer.test.organization'),
          value: session.organizationId === '' ? none : `${session.organizationName} (${session.organizationId})`,
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
