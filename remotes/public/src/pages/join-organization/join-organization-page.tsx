import { usePageTitle, useTranslation } from '@gyg/platform';
import { RequireSignIn } from '../../features/membership';
import { TextSkeleton } from '../../shared/text-skeleton';
import { JoinOrganization } from './join-organization';

/** Joining an organisation by a link or after a search. Requires a session. */
export function JoinOrganizationPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('membership.join.pageTitle'));
  return (
    <RequireSignIn waiting={<TextSkeleton />}>
      <JoinOrganization />
    </RequireSignIn>
  );
}
