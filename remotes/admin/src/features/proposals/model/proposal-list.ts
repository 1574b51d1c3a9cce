import type { ProposalStatus } from '@gyg/contract/enums';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The tabs by their name in the address. */
export const proposalTabs = ['waiting', 'accepted', 'declined'] as const;
export type ProposalTab = (typeof proposalTabs)[number];

export const statusOfTab: Readonly<Record<ProposalTab, ProposalStatus>> = {
  waiting: 'PENDING',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
};

/** The state of the list of proposals. It is stored only in the address. */
export interface ProposalList {
  readonly tab: ProposalTab;
  /** From 1. */
  readonly page: number;
  /** The id of the chosen proposal, which may have another status than the tab; empty for the first in the list. */
  readonly chosen: string;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readProposalList = (params: URLSearchParams): ProposalList => ({
  tab: proposalTabs.find((tab) => tab === params.get('tab')) ?? 'waiting',
  page: pageFrom(params),
  chosen: params.get('proposal') ?? '',
});

/** The address of a list. Defaults are left out. */
export const proposalAddress = ({ tab, page, chosen }: ProposalList) =>
  listAddress(paths.proposals(), { tab: tab === 'waiting' ? undefined : tab, page, proposal: chosen });
