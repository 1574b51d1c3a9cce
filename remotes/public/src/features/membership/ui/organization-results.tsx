import { EmptyState, ErrorState, Link, Pager, Skeleton } from '@gyg/design-system';
import { paths, useFormat, useLoadFailure, usePager, useTranslation } from '@gyg/platform';
import { organizationsAPage, useFoundOrganizations } from '../api/find-organizations';
import { FoundOrganization } from './found-organization';
import s from './membership.module.css';

export interface OrganizationResultsProps {
  keyword: string;
  page: number;
  href: (page: number) => string;
}

/** The search results, their number (announced politely), and the actions for each. */
export function OrganizationResults({ keyword, page, href }: OrganizationResultsProps) {
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
