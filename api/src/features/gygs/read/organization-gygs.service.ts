import { type GygSort, type GygState, publicGygStates, stateCodes } from '@gyg/contract';
import type { Actor, SignedIn } from '../../../access/actor';
import { isSelf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem/problem';
import { plainTag } from '../../../text/plain-tag';
import { getOrganizationRow, getOrganizationRowByName, getPageRow } from '../../organizations';
import type { GygFilter } from './gyg-conditions.repository';
import { partneredBy, representing } from './gyg-scope.repository';
import { type GygList, listGygs } from './list-gygs.service';

const publicFilter = { states: publicGygStates, hidden: 'no' } as const;

/**
 * Hosted gygs (featured ones first), participating (approved representation) and partner gygs, in the order set by the
 * organisation's page; a page of each with its total.
 */
export async function listOrganizationGygs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
) {
  const { read } = context.db;
  await getOrganizationRow(read, organizationId);
  const { sortOrder } = await getPageRow(read, organizationId);
  const paging = { sort: `startDateTime:${sortOrder}`, page, pageSize } as const;
  const list = (filter: Partial<GygFilter>, first: { pageOf?: string } = {}) =>
    listGygs(context, actor, { ...publicFilter, ...filter }, { ...paging, ...first }, now);
  const [hosted, participating, partner] = await Promise.all([
    list({ hostId: organizationId }, { pageOf: organizationId }),
    list({ notHostId: organizationId, scope: representing(read, organizationId) }),
    list({ notHostId: organizationId, scope: partneredBy(read, organizationId) }),
  ]);
  return {
    hosted: hosted.gygs,
    participating: participating.gygs,
    partner: partner.gygs,
    totals: { hosted: hosted.total, participating: participating.total, partner: partner.total },
    page,
    pageSize,
  };
}

interface OrganizationView {
  states: string;
  host: 'self' | 'others';
  tags: string;
  goals?: readonly number[] | undefined;
  sort: GygSort;
  page: number;
  pageSize: number;
}

function statesOf(codes: string): readonly GygState[] {
  const states = [...codes].flatMap((code) => (code === 'p' || code === 'o' || code === 'f' ? [stateCodes[code]] : []));
  return states.length > 0 ? states : publicGygStates;
}

/** Gygs for the list element: the organisation's, or those of others; tags are the organisation's. */
export async function viewOrganizationGygs(
  context: ApiContext,
  actor: Actor,
  idOrFriendlyUrl: string,
  { states, host, tags, goals, sort, page, pageSize }: OrganizationView,
  now: Date,
): Promise<GygList> {
  const { id: organizationId } = await getOrganizationRowByName(context.db.read, idOrFriendlyUrl);
  const names = tags
    .split(',')
    .map(plainTag)
    .filter((tag) => tag !== '');
  const filter: GygFilter = {
    states: statesOf(states),
    hidden: 'no',
    tags: { names, organizationId },
    goals,
    ...(host === 'self' ? { hostId: organizationId } : { notHostId: organizationId }),
  };
  return listGygs(context, actor, filter, { sort, page, pageSize, tagsOf: organizationId }, now);
}

/** The gygs that the caller manages, including drafts and hidden ones, with counts. Throws 404 for other users. */
export function listManagedGygs(
  context: ApiContext,
  actor: SignedIn,
  userId: string,
  paging: { page: number; pageSize: number },
  now: Date,
): Promise<GygList> {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const ids = actor.client === null ? [...actor.managed] : [];
  const filter: GygFilter = { states: ['CREATED', ...publicGygStates], hidden: 'ofHosts', ids };
  return listGygs(context, actor, filter, { sort: 'startDateTime:desc', ...paging }, now, { withCounts: true });
}
