import { pageFrom } from '@gyg/platform';

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

/** The query of the list's address, with a question mark. Defaults are left out. */
export function waitlistQuery({ group, page }: WaitlistView): string {
  const query = new URLSearchParams({
    ...(group === 'ended' && { tab: 'ended' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
