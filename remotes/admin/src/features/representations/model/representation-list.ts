import type { RepresentationStatus } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { type CallInput, listAddress, pageFrom, paths } from '@gyg/platform';

/** The tabs by their name in the address. */
export const representationTabs = ['waiting', 'accepted', 'declined', 'withdrawn', 'revoked'] as const;
export type RepresentationTab = (typeof representationTabs)[number];

export const statusOfTab: Readonly<Record<RepresentationTab, RepresentationStatus>> = {
  waiting: 'PENDING',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  revoked: 'REVOKED',
};

/** The state of the list of requests. It is stored only in the address. */
export interface RepresentationList {
  readonly tab: RepresentationTab;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readRepresentationList = (params: URLSearchParams): RepresentationList => ({
  tab: representationTabs.find((tab) => tab === params.get('tab')) ?? 'waiting',
  keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const representationAddress = ({ tab, keyword, page }: RepresentationList) =>
  listAddress(paths.representationRequests(), { tab: tab === 'waiting' ? undefined : tab, q: keyword, page });

/** The query of the list's call. The API counts pages from 0. */
export const representationQuery = ({ tab, keyword, page }: RepresentationList) =>
  ({
    status: statusOfTab[tab],
    ...(keyword !== '' && { keyword }),
    page: page - 1,
  }) satisfies CallInput<'listOrganizationRepresentationRequests'>['query'];
