import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import {
  ApiError,
  paths,
  RequireUser,
  useErrorText,
  usePageTitle,
  useParams,
  useSendHome,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useEffect, useState } from 'react';
import { WelcomeSteps } from '../../features/welcome';
import { forgetTarget, recallTarget } from '../../shared/target-memory';
import { TextSkeleton } from '../../shared/text-skeleton';
import { useCarried } from '../../shared/use-carried';

/** What a new user sees after the first login (specification 2.14); continues to the target or home. */
export function WelcomePage() {
  const { userId = '' } = useParams();
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <OwnOnly userId={userId} />
    </RequireUser>
  );
}

/** The welcome is for the person who signed up: the address of another person leads home with the reason. */
function OwnOnly({ userId }: { userId: string }) {
  const errorText = useErrorText();
  const own = useSession((session) => session.userId === userId);
  useSendHome(own ? undefined : errorText(new ApiError('you_do_not_have_permission', 403, '')).text);
  return own ? <Welcome /> : <TextSkeleton />;
}

/** Where the address leads, else where they were going when they signed up; then that is forgotten. */
function useDestination(): string {
  const { target } = useCarried();
  const email = useSession((session) => session.email);
  const [kept] = useState(() => recallTarget(email));
  useEffect(() => forgetTarget(email), [email]);
  return target ?? kept ?? paths.home();
}

function Welcome() {
  const { t } = useTranslation('public');
  const destination = useDestination();
  const name = useSession((session) => session.profileName);
  const title = t('account.welcome.title', { name });
  usePageTitle(title);
  return (
    <FormPage look="plain" title={title} lead={t('account.welcome.lead')}>
      <WelcomeSteps />
      <Button size="lg" iconEnd="arrow" href={destination}>
        {t('account.welcome.continue')}
      </Button>
    </FormPage>
  );
}
