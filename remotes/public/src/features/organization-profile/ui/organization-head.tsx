import type { Organization, OrganizationPage } from '@gyg/contract';
import { Avatar, Banner, Button, SoftBreaks, VisuallyHidden } from '@gyg/design-system';
import { isSuperUser, paths, toLanguage, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { SharePage } from '../../../shared/share-page';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { isWebAddress } from '../../../shared/web-links';
import s from './organization-head.module.css';

export interface OrganizationHeadProps {
  organization: Organization;
  page: OrganizationPage;
  /** The join action, or the user's status in the organisation. */
  joining: ReactNode;
}

/** Logo, name, kind and place, summary, sharing; joining and the website beside them. */
export function OrganizationHead({ organization, page, joining }: OrganizationHeadProps) {
  const { t } = useTranslation('public');
  const kind = useOrganizationKind();
  const { name, logo, friendlyUrl, summary, language } = organization;
  const asSuperUser = useSession(isSuperUser);
  // Only its administrators and super users see a hidden page.
  const hidden = page.profileVisible === 'false';
  return (
    <header className={s.root}>
      {hidden && (
        <Banner className={s.hidden} tone="bad" role="status">
          {t(asSuperUser ? 'organization.hiddenAsSuperUser' : 'organization.hidden')}
        </Banner>
      )}
      <Avatar className={s.logo} kind="organization" size="xl" seed={name} src={logo ?? undefined} />
      <div className={s.words}>
        <h1 tabIndex={-1} className={s.name}>
          <SoftBreaks>{name}</SoftBreaks>
        </h1>
        <p className={s.kind}>{kind(organization)}</p>
        {summary !== '' && (
          <p className={s.summary} lang={toLanguage(language)}>
            {summary}
          </p>
        )}
        {!hidden && (
          <SharePage path={paths.organizationByName(friendlyUrl)} title={name} label={t('organization.share')} />
        )}
      </div>
      <div className={s.actions}>
        {joining}
        {isWebAddress(page.website) && (
          <Button block variant="secondary" icon="globe" href={page.website} target="_blank" rel="noopener">
            {t('organization.link.website')} <VisuallyHidden>{t('organization.newWindow')}</VisuallyHidden>
          </Button>
        )}
      </div>
    </header>
  );
}
