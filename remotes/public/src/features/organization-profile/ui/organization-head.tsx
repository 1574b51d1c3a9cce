import type { Organization } from '@gyg/contract';
import { Avatar, Banner, PageHeader } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { SharePage } from '../../../shared/share-page';
import { useOrganizationKind } from '../../../shared/use-organization-kind';

export interface OrganizationHeadProps {
  organization: Organization;
  /** Whether the profile is offline, so that only its admin sees it. */
  hidden: boolean;
}

/** Logo, kind and place, name, and sharing. */
export function OrganizationHead({ organization, hidden }: OrganizationHeadProps) {
  const { t } = useTranslation('public');
  const kind = useOrganizationKind();
  const { name, logo, friendlyUrl } = organization;
  return (
    <>
      {hidden && (
        <Banner tone="bad" role="status">
          {t('organization.hidden')}
        </Banner>
      )}
      <PageHeader
        mark={<Avatar kind="organization" size="xl" seed={name} src={logo ?? undefined} />}
        title={name}
        eyebrow={kind(organization)}
      />
      {!hidden && (
        <SharePage path={paths.organizationByName(friendlyUrl)} title={name} label={t('organization.share')} />
      )}
    </>
  );
}
