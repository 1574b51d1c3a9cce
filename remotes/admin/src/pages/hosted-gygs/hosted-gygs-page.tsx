import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { HostedGygs } from '../../features/hosted-gygs';
import { OrganizationScreen } from '../../shared/frame';
import { GygTableSkeleton } from '../../shared/gyg-table';

/** `/admin/gygs/hosted`: the gygs that the current organisation hosts. */
export function HostedGygsPage() {
  const { t } = useTranslation('admin');
  const title = t('hosted.title');
  return (
    <OrganizationScreen
      title={title}
      actions={
        <Button href={paths.newGyg()} icon="plus">
          {t('hosted.create')}
        </Button>
      }
      waiting={<GygTableSkeleton caption={title} />}
    >
      {(organizationId) => <HostedGygs organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
