import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { paths, useLoadFailure, useNavigate, useSearchParams, useTranslation } from '@gyg/platform';
import { useOrganizationDesk } from '../../../shared/frame';
import { proposalAddress, readProposalList } from '../model/proposal-list';
import { useProposalAnswers } from '../model/use-proposal-answers';
import { ProposalResults } from './proposal-results';
import { ProposalTabs } from './proposal-tabs';
import { ProposalsSkeleton } from './proposals-skeleton';

/** Shown if the organisation does not accept proposals: what they are, and where to turn them on. */
function ProposalsOff() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('proposals.off')}
      text={t('proposals.offText')}
      actions={<Button href={paths.configureOrganization()}>{t('proposals.turnOn')}</Button>}
    />
  );
}

/** Proposals to an organisation: tabs, a list, and the chosen one with its answer. */
export function ProposalReview({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { data: desk, error, refetch } = useOrganizationDesk(organizationId);
  if (error && desk === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (desk === undefined) return <ProposalsSkeleton />;
  if (!desk.proposalFeatureEnabled) return <ProposalsOff />;
  return <Proposals organizationId={organizationId} />;
}

function Proposals({ organizationId }: { organizationId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = readProposalList(params);
  const answers = useProposalAnswers();
  return (
    <>
      <ProposalTabs organizationId={organizationId} list={list} />
      <ProposalResults
        organizationId={organizationId}
        list={list}
        answers={answers}
        // After the answer the proposal leaves the list, but stays on screen with its result.
        onAnswered={(chosen) =>
          void navigate(proposalAddress({ ...list, chosen }), { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
