import type { Proposal } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Badge, Button, EmptyState, ErrorState, GoalTile, ListFoot, Picture } from '@gyg/design-system';
import { ListDetail, type ListDetailItem } from '@gyg/design-system/tables';
import {
  isApiError,
  lastPage,
  Navigate,
  paths,
  useFormat,
  useListFoot,
  useLoadFailure,
  useTranslation,
} from '@gyg/platform';
import { useProposal, useProposals } from '../api/proposal-calls';
import { type ProposalList, proposalAddress } from '../model/proposal-list';
import type { ProposalAnswers } from '../model/use-proposal-answers';
import { ProposalDetail } from './proposal-detail';
import s from './proposal-results.module.css';
import { DetailSkeleton, ProposalsSkeleton } from './proposals-skeleton';

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

/** Returns a function that makes the rows of the list, with the answers that were just given. */
function useProposalItems({ tab, page }: ProposalList, { answers }: ProposalAnswers) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return (proposals: readonly Proposal[], chosen: string): ListDetailItem[] =>
    proposals.map(({ id, title, userName, created, image, sdgGoalId }) => {
      const result = answers.get(id)?.result;
      return {
        href: proposalAddress({ tab, page, chosen: id }),
        title,
        note: t('proposals.from', { name: userName || t('proposals.erased'), date: date(created) }),
        media:
          image === null ? (
            <GoalTile goal={sdgGoalId} />
          ) : (
            <Picture {...heroSizes(image)} sizes="96px" width={480} height={270} />
          ),
        aside: result && (
          <Badge look="state" tone={result === 'ACCEPTED' ? 'good' : 'bad'}>
            {t(`proposals.state.${result}`)}
          </Badge>
        ),
        current: id === chosen,
      };
    });
}

interface ChosenProposalProps {
  proposalId: string;
  /** The proposal, if it is in the list on screen. */
  listed: Proposal | undefined;
  answers: ProposalAnswers;
  onAnswered: (proposalId: string) => void;
}

/** The chosen proposal. The address may name one that is on another page or tab. */
function ChosenProposal({ proposalId, listed, answers, onAnswered }: ChosenProposalProps) {
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
