import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import {
  paths,
  RequireUser,
  TextIn,
  Trans,
  usePageErrorText,
  usePageTitle,
  useParams,
  useSendHome,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useEffect, useState } from 'react';
import { useTargetName, WelcomeSteps } from '../../features/welcome';
import { forgetTarget, recallTarget } from '../../shared/target-memory';
import { TextSkeleton } from '../../shared/text-skeleton';
import { useCarried } from '../../shared/use-carried';

/** Shown after the first login. Continues to the target or home. */
export function WelcomePage() {
  const { userId = '' } = useParams();
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <OwnOnly userId={userId} />
    </RequireUser>
  );
}

/** Renders the welcome page for its user. The path of another user redirects to home with the reason. */
function OwnOnly({ userId }: { userId: string }) {
  const errorText = usePageErrorText();
  const own = useSession((session) => session.userId === userId);
  useSendHome(own ? undefined : errorText('you_do_not_have_permission'));
  return own ? <Welcome /> : <TextSkeleton />;
}

/** The target in the address, else the one stored at sign-up, which is then cleared. */
function useDestination(): string {
  const { target } = useCarried();
  const email = useSession((session) => session.email);
  const [stored] = useState(() => recallTarget(email));
  useEffect(() => forgetTarget(email), [email]);
  return target ?? stored ?? paths.home();
}

function Welcome() {
  const { t } = useTranslation('public');
  const destination = useDestination();
  const targetName = useTargetName(destination);
  const name = useSession((session) => session.profileName);
  const title = t('account.welcome.title', { name });
  usePageTitle(title);
  return (
    <FormPage look="plain" title={title} lead={t('account.welcome.lead')}>
      <Button size="lg" iconEnd="arrow" href={destination}>
        {targetName === undefined ? (
          t(destination === paths.home() ? 'account.welcome.home' : 'account.welcome.continue')
        ) : (
          <Trans
            t={t}
            i18nKey="account.welcome.continueTo"
            components={{ name: <TextIn text={targetName.text} lang={targetName.lang} /> }}
          />
        )}
      </Button>
      <WelcomeSteps />
    </FormPage>
  );
}
