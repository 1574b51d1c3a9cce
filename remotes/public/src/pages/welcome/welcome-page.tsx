import { Button } from '@gyg/design-system';
import { paths, RequireUser, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { WelcomeSteps } from '../../features/welcome';
import { FormPage } from '../../shared/form-page';
import { TextSkeleton } from '../../shared/text-skeleton';
import { useCarried } from '../../shared/use-carried';

/** What a new user meets after the first sign-in (specification 2.14); continues to the target or home. */
export function WelcomePage() {
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <Welcome />
    </RequireUser>
  );
}

function Welcome() {
  const { t } = useTranslation('public');
  const { target = paths.home() } = useCarried();
  const name = useSession((session) => session.profileName);
  const title = t('account.welcome.title', { name });
  usePageTitle(title);
  return (
    <FormPage title={title} lead={t('account.welcome.lead')}>
      <WelcomeSteps />
      <Button size="lg" iconEnd="arrow" href={target}>
        {t('account.welcome.continue')}
      </Button>
    </FormPage>
  );
}
