import { Button, Section, Stack } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import { useCarried } from '../../../shared/use-carried';

/** Next steps after the request: a personal account for guests, the user's organisations for users, or home. */
export function RequestConfirmed() {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const carried = useCarried();
  return (
    <Section title={t('orgRequest.confirmed.next')} size="small" spacing="none">
      <Stack gap={3}>
        <p>{t(signedIn ? 'orgRequest.confirmed.signedIn' : 'orgRequest.confirmed.individual')}</p>
        <Button size="lg" block href={signedIn ? paths.myOrganizations() : paths.register(carried)}>
          {t(signedIn ? 'orgRequest.confirmed.own' : 'orgRequest.confirmed.account')}
        </Button>
        <Button variant="secondary" block href={paths.home()}>
          {t('common.toHome')}
        </Button>
      </Stack>
    </Section>
  );
}
