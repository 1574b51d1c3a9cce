import { FormPage } from '@gyg/design-system/forms';
import { isSignedIn, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { JoinChoice, RequestOrganization } from '../../features/join';
import { FormSkeleton } from '../../shared/form-skeleton';

/** The ways to join. Logged-in users can only request an organisation's account. */
export function JoinPage() {
  const { t } = useTranslation('public');
  const waiting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  const title = t(signedIn ? 'join.titleSignedIn' : 'join.title');
  usePageTitle(title);
  return (
    <FormPage look="plain" title={title} lead={t(signedIn ? 'join.leadSignedIn' : 'join.lead')}>
      {waiting ? <FormSkeleton /> : signedIn ? <RequestOrganization main /> : <JoinChoice />}
    </FormPage>
  );
}
