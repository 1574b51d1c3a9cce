import { Button, ErrorState, Page, PageHeader } from '@gyg/design-system';
import { paths, RequireSuperUser, usePageTitle, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { OrganizationRequests, RequestSkeleton } from '../../features/organization-requests';

/** `/organizations/requests/list`: platform administrators review requests for organisation accounts. */
export function OrganizationRequestsPage() {
  const { t } = useTranslation('super-user');
  // The soft hyphen is only for narrow screens, not for the document title.
  usePageTitle(t('requests.title').replaceAll('\u00ad', ''));
  return (
    <RequireSuperUser
      waiting={
        <Frame>
          <RequestSkeleton />
        </Frame>
      }
      refused={<NotPermitted />}
    >
      <Frame>
        <OrganizationRequests />
      </Frame>
    </RequireSuperUser>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('super-user');
  return (
    <Page width="medium" padded>
      <PageHeader title={t('requests.title')} lead={t('requests.lead')} />
      {children}
    </Page>
  );
}

function NotPermitted() {
  const { t } = useTranslation('super-user');
  return (
    <Page padded>
      <ErrorState
        kind="locked"
        headingLevel={1}
        title={t('refused.title')}
        text={t('refused.text')}
        actions={<Button href={paths.home()}>{t('refused.home')}</Button>}
      />
    </Page>
  );
}
