import { useTranslation } from '@gyg/platform';
import { Remotes, RemotesSkeleton } from '../../features/remotes';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/remotes`: the remotes, which visitors get which build, and how the builds load. */
export function RemotesPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('remotes.title')} lead={t('remotes.lead')} waiting={<RemotesSkeleton />}>
      <Remotes />
    </SuperScreen>
  );
}
