import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The state of the list. It is stored only in the address. */
export interface WaitlistView {
  readonly group: 'active' | 'ended';
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readWaitlistView = (params: URLSearchParams): WaitlistView => ({
  group: params.get('tab') === 'ended' ? 'ended' : 'active',
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const waitlistAddress = (gygId: string, { group, page }: WaitlistView) =>
  listAddress(paths.deskWaitlist(gygId), { tab: group === 'ended' ? 'ended' : undefined, page });
