import { EmptyState, ErrorState, ListFoot } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import { lastPage, Navigate, useListFoot, useLoadFailure, useTranslation } from '@gyg/platform';
import { useProposals } from '../api/list-proposals';
import { type ProposalList, proposalAddress } from '../model/proposal-list';
import type { ProposalAnswers } from '../model/use-proposal-answers';
import { ChosenProposal } from './chosen-proposal';
import s from './proposal-results.module.css';
import { ProposalsSkeleton } from './proposals-skeleton';
import { useProposalItems } from './use-proposal-items';

interface ProposalResultsProps {
  organizationId: string;
  list: ProposalList;
  answers: ProposalAnswers;
  /** Called with the id of a proposal that was answered. */
  onAnswered: (proposalId: string) => void;
}

/** The list of one tab and the chosen proposal; below each other on small screens. */
export function ProposalResults({ organizationId, list, answers, onAnswered }: ProposalResultsProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const items = useProposalItems(list, answers);
  const { data, error, isPlaceholderData, refetch } = useProposals(organizationId, list);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <ProposalsSkeleton />;
  const { proposals, total, pageSize } = data;
  const href = (page: number) => proposalAddress({ ...list, page, chosen: '' });
  const last = lastPage(total, pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  const chosen = list.chosen || (proposals[0]?.id ?? '');
  if (chosen === '') return <NoProposals list={list} />;
  return (
    <ListDetail
      className={s.root}
      aria-busy={isPlaceholderData}
      label={t(`proposals.list.${list.tab}`)}
      items={items(proposals, chosen)}
      foot={
        proposals.length === 0 ? (
          <p className={s.none}>{t(`proposals.empty.${list.tab}`)}</p>
        ) : (
          total > pageSize && <ListFoot {...foot(data, href)} />
        )
      }
    >
      <ChosenProposal
        key={chosen}
        proposalId={chosen}
        listed={proposals.find(({ id }) => id === chosen)}
        answers={answers}
        onAnswered={onAnswered}
      />
    </ListDetail>
  );
}

function NoProposals({ list: { tab } }: { list: ProposalList }) {
  const { t } = useTranslation('admin');
  return <EmptyState title={t(`proposals.empty.${tab}`)} text={t(`proposals.emptyText.${tab}`)} />;
}
