import type { Proposal } from '@gyg/contract';
import { Button, ErrorState } from '@gyg/design-system';
import { isApiError, paths, useLoadFailure, useTranslation } from '@gyg/platform';
import { useProposal } from '../api/list-proposals';
import type { ProposalAnswers } from '../model/use-proposal-answers';
import { ProposalDetail } from './proposal-detail';
import { DetailSkeleton } from './proposals-skeleton';

interface ChosenProposalProps {
  proposalId: string;
  /** The proposal, if it is in the list on screen. */
  listed: Proposal | undefined;
  answers: ProposalAnswers;
  onAnswered: (proposalId: string) => void;
}

/** The chosen proposal. The address may name one that is on another page or tab. */
export function ChosenProposal({ proposalId, listed, answers, onAnswered }: ChosenProposalProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useProposal(proposalId, listed !== undefined);
  const proposal = listed ?? data;
  if (proposal !== undefined) {
    return <ProposalDetail proposal={proposal} answers={answers} onAnswered={() => onAnswered(proposalId)} />;
  }
  if (error === null) return <DetailSkeleton />;
  if (isApiError(error) && (error.status === 404 || error.status === 403)) {
    return (
      <ErrorState
        kind="missing"
        title={t('proposals.missing')}
        text={t('proposals.missingText')}
        actions={<Button href={paths.proposals()}>{t('proposals.showWaiting')}</Button>}
      />
    );
  }
  return <ErrorState {...loadFailure(error, () => void refetch())} />;
}
