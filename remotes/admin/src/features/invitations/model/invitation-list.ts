import type { InviteStatus, QueryOf } from '@gyg/contract';
import { inviteStatuses } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** What people are invited to. Messages and requests for stories are not in this list. */
export const invitationTypes = ['org-join-invite', 'gyg-invite'] as const;
export type InvitationType = (typeof invitationTypes)[number];

/** The tabs, in the order of an invitation's life. */
export const invitationTabs = ['all', ...inviteStatuses] as const;
export type InvitationTab = 'all' | InviteStatus;

/** The state of the list of invitations. It is stored only in the address. */
export interface InvitationList {
  readonly tab: InvitationTab;
  readonly type: InvitationType;
  /** Empty for all. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readInvitationList = (params: URLSearchParams): InvitationList => ({
  tab: invitationTabs.find((tab) => tab === params.get('status')) ?? 'all',
  type: invitationTypes.find((type) => type === params.get('type')) ?? 'org-join-invite',
  keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const invitationListAddress = ({ tab, type, keyword, page }: InvitationList) =>
  listAddress(paths.invitations(), {
    status: tab === 'all' ? undefined : tab,
    type: type === 'org-join-invite' ? undefined : type,
    q: keyword,
    page,
  });

/** The query of the list's call. The API counts pages from 0. */
export const invitationQuery = (organizationId: string, list: InvitationList): QueryOf<'listInvites'> => ({
  organizationId,
  type: list.type,
  ...(list.tab !== 'all' && { status: list.tab }),
  ...(list.keyword !== '' && { keyword: list.keyword }),
  page: list.page - 1,
});
