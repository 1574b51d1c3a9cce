import type { Organization } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Link,
  OrganizationCard,
  Pager,
  Section,
  Skeleton,
} from '@gyg/design-system';
import { FieldError, SearchField } from '@gyg/design-system/forms';
import { paths, useFormat, useLoadFailure, usePager, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { organizationsAPage, useFoundOrganizations } from '../api/find-organizations';
import { useMembershipStatus } from '../api/list-own-memberships';
import { waysToJoin } from '../model/membership-status';
import { useOrganizationSearch } from '../model/use-organization-search';
import s from './membership.module.css';

/** Finds organisations by a part of their name, which must not be empty. */
export function OrganizationSearch() {
  const { t } = useTranslation('public');
  const search = useOrganizationSearch();
  const errorId = useId();
  return (
    <Section title={t('membership.search.title')} spacing="none">
      <SearchField
        label={t('membership.search.label')}
        placeholder={t('membership.search.placeholder')}
        submitLabel={t('membership.search.submit')}
        defaultValue={search.keyword}
        maxLength={limits.keyword}
        onChange={(event) => search.type(event.currentTarget.value)}
        onSearch={search.send}
        {...(search.missing && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {search.missing && (
        <div role="alert">
          <FieldError id={errorId}>{t('membership.search.missing')}</FieldError>
        </div>
      )}
      <OrganizationResults keyword={search.keyword} page={search.page} href={search.href} />
    </Section>
  );
}

interface OrganizationResultsProps {
  keyword: string;
  page: number;
  href: (page: number) => string;
}

/** The search results, their number (announced politely), and the actions for each. */
function OrganizationResults({ keyword, page, href }: OrganizationResultsProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { data, error, isPlaceholderData, refetch } = useFoundOrganizations(keyword, page);
  const pager = usePager({ page, total: data?.total ?? 0, pageSize: organizationsAPage, href });
  const result = keyword === '' ? undefined : data;
  return (
    <div className={s.results} aria-busy={keyword !== '' && !error && (result === undefined || isPlaceholderData)}>
      <p className={s.count} role="status">
        {result &&
          !isPlaceholderData &&
          t('membership.search.found', { count: result.total, formatted: number(result.total), keyword })}
      </p>
      {keyword !== '' && error && <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={3} />}
      {keyword !== '' && !error && result === undefined && <Waiting />}
      {result?.total === 0 && (
        <EmptyState headingLevel={3} title={t('membership.search.empty')} text={t('membership.search.emptyText')} />
      )}
      {result && result.total > 0 && (
        <ul className={s.rows} aria-label={t('membership.search.results')}>
          {result.organizations.map((organization) => (
            <FoundOrganization key={organization.id} organization={organization} />
          ))}
        </ul>
      )}
      {result && pager && <Pager {...pager} />}
      <p className={s.notHere}>
        {t('membership.search.notHere')}{' '}
        <Link variant="standalone" href={paths.requestOrganization()}>
          {t('membership.search.request')}
        </Link>
      </p>
    </div>
  );
}

/** The loading results. As high as a page of results, so that the content below does not move. */
const Waiting = () => (
  <div className={s.rows}>
    {Array.from({ length: organizationsAPage }, (_, row) => row).map((row) => (
      <div key={row} className={s.rowWaiting}>
        <Skeleton className={s.logoWaiting} />
        <Skeleton length="long" />
      </div>
    ))}
  </div>
);

/** One search result: the organisation's card, and a join button or the reason why not. */
function FoundOrganization({ organization }: { organization: Organization }) {
  const kind = useOrganizationKind();
  return (
    <li className={s.row}>
      <OrganizationCard name={organization.name} logo={organization.logo ?? undefined} detail={kind(organization)} />
      <Way organization={organization} />
    </li>
  );
}

function Way({ organization }: { organization: Organization }) {
  const { t } = useTranslation('public');
  const status = useMembershipStatus(organization.id);
  if (status === undefined) return <Skeleton className={s.wayWaiting} />;
  const way = waysToJoin(status, organization);
  if (way === 'open') {
    return (
      <Button
        size="sm"
        variant="secondary"
        href={paths.joinOrganization(organization.friendlyUrl, { source: 'MANUAL_SEARCH' })}
        aria-label={t('membership.way.openTo', { name: organization.name })}
      >
        {t('membership.way.open')}
      </Button>
    );
  }
  const tones = { member: 'good', pending: 'info', closed: 'neutral' } as const;
  return <Badge tone={tones[way]}>{t(`membership.way.${way}`)}</Badge>;
}
