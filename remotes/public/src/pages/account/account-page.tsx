import { ErrorState, Page, PageHeader, Stack } from '@gyg/design-system';
import {
  paths,
  RequireUser,
  useLoadFailure,
  usePageErrorText,
  usePageTitle,
  useParams,
  useSendHome,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { AccountPart, AccountParts, AccountSkeleton, useOwnUser } from '../../features/account';
import { AccountPicture } from '../../features/profile-picture';

const Waiting = () => (
  <Page width="narrow" padded>
    <AccountSkeleton />
  </Page>
);

/**
 * The user's account: name, privacy, language, password, picture, export and erasure. Other users are redirected to
 * home.
 */
export function AccountPage() {
  const { userId = '' } = useParams();
  return (
    <RequireUser waiting={<Waiting />}>
      <OwnOnly userId={userId} />
    </RequireUser>
  );
}

function OwnOnly({ userId }: { userId: string }) {
  const errorText = usePageErrorText();
  const own = useSession((session) => session.userId === userId);
  useSendHome(own ? undefined : errorText('you_do_not_have_permission'));
  return own ? <Account userId={userId} /> : <Waiting />;
}

function Account({ userId }: { userId: string }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { data, error, refetch } = useOwnUser(userId);
  const image = useSession((session) => session.profileImage);
  usePageTitle(t('profile.account.title'));
  return (
    <Page width="narrow" padded>
      <PageHeader title={t('profile.account.title')} lead={t('profile.account.lead')}>
        <a href={paths.user(userId)}>{t('profile.account.back')}</a>
      </PageHeader>
      {!data && error && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!data && !error && <AccountSkeleton />}
      {data && (
        <Stack gap={4}>
          <AccountPart title={t('profile.account.picture')} text={t('profile.account.pictureText')}>
            <AccountPicture userId={userId} name={data.fullName} image={image} />
          </AccountPart>
          <AccountParts user={data} />
        </Stack>
      )}
    </Page>
  );
}
