import { CountBadge, ErrorState, MoreLink, Panel, Section } from '@gyg/design-system';
import { DecisionList } from '@gyg/design-system/tables';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRequests } from '../api/list-requests';
import { useRequestAnswers } from '../model/use-request-answers';
import { RequestRow } from './request-row';
import { RequestsSkeleton } from './requests-skeleton';

/** The requests that are pending, beside the members. */
export function PendingRequests({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useRequests(organizationId, 'PENDING', 1);
  const held = useRequestAnswers(organizationId);
  const count = data?.total ?? 0;
  return (
    <Section
      title={
        <>
          {t('membershipRequests.short')}{' '}
          {count > 0 && <CountBadge count={number(count)} label={t('membershipRequests.waiting', { count })} />}
        </>
      }
      size="small"
      spacing="none"
      action={<MoreLink href={paths.membershipRequests()}>{t('membershipRequests.all')}</MoreLink>}
    >
      {error && data === undefined && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <RequestsSkeleton rows={3} />}
      {data !== undefined && count === 0 && (
        <Panel padding="small">
          <p>{t('membershipRequests.noneWaiting')}</p>
        </Panel>
      )}
      {data !== undefined && count > 0 && (
        <Panel padding="none">
          <DecisionList>
            {data.requests.map((request) => (
              <RequestRow key={request.id} request={request} held={held} />
            ))}
          </DecisionList>
        </Panel>
      )}
    </Section>
  );
}
