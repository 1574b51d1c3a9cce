import type { Gyg } from '@gyg/contract';
import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { useGuestFirst } from '../../../shared/use-guest-first';
import type { GygListKind, ListState } from '../model/list-state';

/** Two rows of four. */
export const gygsAPage = 8;

const finders = {
  hosted: 'findHostedGygs',
  participating: 'findParticipatingGygs',
  partner: 'findPartnerGygs',
} as const satisfies Record<GygListKind, string>;
const sortValues = {
  soonest: 'soonest',
  latest: 'startDateTime:desc',
  earliest: 'startDateTime:asc',
  title: 'title:asc',
} as const;

const usualOptions = (organizationId: string, page: number) =>
  callOptions(
    'listOrganizationGygs',
    { params: { organizationId }, query: { page, pageSize: gygsAPage } },
    { as: 'guest' },
  );

const sortedOptions = (organizationId: string, kind: GygListKind, sort: keyof typeof sortValues, page: number) =>
  callOptions(
    finders[kind],
    { query: { organizationId, sort: sortValues[sort], page, pageSize: gygsAPage } },
    { as: 'guest' },
  );

export interface GygListOnScreen {
  readonly list: { readonly gygs: readonly Gyg[]; readonly total: number } | undefined;
  /** Whether this is the last list while the next one loads. */
  readonly stale: boolean;
  readonly thrown: unknown;
  readonly retry: () => void;
}

/**
 * One of an organisation's three lists. One call returns all three in the organisation's order; other orders are
 * requested per list. Drafts are never included.
 */
export function useGygList(
  organizationId: string,
  kind: GygListKind,
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
): GygListOnScreen {
  const asUsual = sort === 'usual';
  const usual = useQuery({
    ...usualOptions(organizationId, page - 1),
    enabled: asUsual,
    placeholderData: keepPreviousData,
  });
  const sorted = useQuery({
    ...sortedOptions(organizationId, kind, asUsual ? 'latest' : sort, page - 1),
    enabled: !asUsual,
    placeholderData: keepPreviousData,
  });
  const query = asUsual ? usual : sorted;
  return {
    list: asUsual
      ? usual.data && { gygs: usual.data[kind], total: usual.data.totals[kind] }
      : sorted.data && { gygs: sorted.data.gygs, total: sorted.data.total },
    stale: query.isPlaceholderData,
    thrown: query.error,
    retry: () => void query.refetch(),
  };
}

/** Two rows of four. */
export const storiesAPage = 8;

/** The approved stories of an organisation's gygs, newest first; `page` from 1. */
export const useOrganizationStories = (organizationId: string, page: number) =>
  useGuestFirst('listOrganizationStories', {
    params: { organizationId },
    query: { page: page - 1, pageSize: storiesAPage },
  });

/** A row of four. */
export const catalogsAPage = 4;

/** An organisation's catalogues, newest first; `page` from 1. */
export const useOrganizationCatalogs = (organizationId: string, page: number) =>
  useGuestFirst('listOrganizationCatalogs', {
    params: { organizationId },
    query: { page: page - 1, pageSize: catalogsAPage },
  });
