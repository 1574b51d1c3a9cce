import { Button, EmptyState, ErrorState, Tabs } from '@gyg/design-system';
import { paths, useFormat, useLoadFailure, useNavigate, useSearchParams, useTranslation } from '@gyg/platform';
import { useOrganizationDesk } from '../../../shared/frame';
import { useProposals } from '../api/proposal-calls';
import {
  type ProposalList,
  proposalAddress,
  proposalTabs,
  readProposalList,
  statusOfTab,
} from '../model/proposal-list';
import { useProposalAnswers } from '../model/use-proposal-answers';
import { ProposalResults } from './proposal-results';
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

/** Tabs for the status, with the number of proposals in each; those that need an answer on amber. */
function ProposalTabs({ organizationId, list }: { organizationId: string; list: ProposalList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useProposals(organizationId, list).data?.counts;
  return (
    <Tabs
      label={t('proposals.status')}
      items={proposalTabs.map((tab) => {
        const count = counts?.[statusOfTab[tab]];
        const shown = count === undefined ? undefined : number(count);
        return {
          label: t(`proposals.tabs.${tab}`),
          href: proposalAddress({ tab, page: 1, chosen: '' }),
          current: tab === list.tab,
          ...(tab !== 'waiting' && { count: shown }),
          ...(tab === 'waiting' && count && { waiting: shown, waitingLabel: t('frame.waiting', { count }) }),
        };
      })}
    />
  );
}
