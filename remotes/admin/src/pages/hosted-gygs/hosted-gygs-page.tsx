import { Avatar, Page, PageHeader } from '@gyg/design-system';
import { RequireAdmin, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { HostedGygs } from '../../features/hosted-gygs';
import { GygTableSkeleton } from '../../shared/gyg-table';

/** `/admin/gygs/hosted`: the gygs that the current organisation hosts. */
export function HostedGygsPage() {
  const { t } = useTranslation('admin');
  usePageTitle(t('hosted.title'));
  return (
    <RequireAdmin
      waiting={
        <HostedFrame>
          <GygTableSkeleton caption={t('hosted.title')} />
        </HostedFrame>
      }
    >
      <HostedByUs />
    </RequireAdmin>
  );
}

function HostedByUs() {
  const organizationId = useSession((session) => session.organizationId);
  return (
    <HostedFrame>
      {/* The key remounts the list, so that data of the last organisation does not stay on screen. */}
      <HostedGygs key={organizationId} organizationId={organizationId} />
    </HostedFrame>
  );
}

function HostedFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const name = useSession((session) => session.organizationName);
  const logo = useSession((session) => session.organizationLogo);
  return (
    <Page padded>
      <PageHeader
        title={t('hosted.title')}
        eyebrow={
          name !== '' && (
            <>
              <Avatar kind="organization" size="sm" seed={name} {...(logo !== '' && { src: logo })} />
              <span>{name}</span>
            </>
          )
        }
      />
      {children}
    </Page>
  );
}
