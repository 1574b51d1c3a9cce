import type { BodyOf } from '@gyg/contract';
import { call, callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type ProposalList, statusOfTab } from '../model/proposal-list';

/** The proposals of one tab and page, newest first, with the number in each tab. */
export const useProposals = (organizationId: string, { tab, page }: ProposalList) =>
  useQuery({
    ...callOptions('listOrganizationProposals', {
      params: { organizationId },
      query: { status: statusOfTab[tab], page: page - 1 },
    }),
    placeholderData: keepPreviousData,
  });

export const proposalOptions = (proposalId: string) => callOptions('getProposal', { params: { proposalId } });

/** One proposal; not fetched while it is in the list on screen. */
export const useProposal = (proposalId: string, isListed: boolean) =>
  useQuery({ ...proposalOptions(proposalId), enabled: !isListed });

/** Sends the answer to a proposal. Accepting creates a draft from it. */
export const sendProposalAnswer = (
  proposalId: string,
  body: BodyOf<'answerProposal'>,
  { leaving }: { leaving: boolean },
) => call('answerProposal', { params: { proposalId }, body }, { keepalive: leaving });
