import { type GygSort, type GygState, gygStates, publicGygStates, stateCodes } from '@gyg/contract';
import { type Actor, isSelf, type SignedIn } from '../../../access/actor';
import { mayCall, permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { plainTag } from '../../../text/plain-text';
import { getOrganizationRow, getOrganizationRowByName, getPageRow } from '../../organizations';
import type { Asked } from '..';
import type { GygFilter, GygPaging } from './find-gygs.service';
import { findPartnered, findRepresenting } from './find-seqs.repository';
import { type GygList, listAllGygs, listGygs } from './list-gygs.service';

/**
 * An organisation's gygs for pickers, including drafts and hidden ones, by title: all for its admins; for managers
 * those they manage. Throws 404 `org.missing`, 403.
 */
export async function selectGygs(
  context: ApiContext,
  actor: SignedIn,
  { organizationId, page, pageSize }: Paging & { organizationId: string },
  { reading, now }: Asked,
) {
  const { id: hostId } = await getOrganizationRow(context.db.read, organizationId);
  const all = mayCall('selectGygs', actor, { organizationId: hostId });
  const mine: Pick<GygFilter, 'ids'> = all ? {} : { ids: [...actor.managed] };
  const filter: GygFilter = { states: gygStates, hidden: 'ofHosts', hostId, ...mine };
  const paging = { sort: 'title:asc', page, pageSize } as const;
  const { gygs, total } = await listGygs(context, actor, filter, paging, now, { withNeeds: false, language: reading });
  const [first] = gygs;
  if (!all) permit('selectGygs', actor, total > 0 && first ? { gyg: first } : {});
  const options = gygs.map(({ id, title, language, languages, state }) => ({ id, title, language, languages, state }));
  return { gygs: options, total, page, pageSize };
}

/** The gygs of which an organisation is an accepted partner, newest start first, without drafts and hidden ones. */
export async function listGygsPartneredBy(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  paging: Paging,
  { reading, now }: Asked,
): Promise<GygList> {
  const seqs = await findPartnered(context.db.read, organizationId);
  const filter = { states: publicGygStates, hidden: 'no', seqs } as const;
  return listGygs(context, actor, filter, { sort: 'startDateTime:desc', ...paging }, now, { language: reading });
}

const publicFilter = { states: publicGygStates, hidden: 'no' } as const;

/**
 * Hosted gygs (featured ones first), participating (approved representation) and partner gygs, in the order set by the
 * organisation's page; a page of each with its total.
 */
export async function listOrganizationGygs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  { page, pageSize }: Paging,
  { reading, now }: Asked,
) {
  const { read } = context.db;
  await getOrganizationRow(read, organizationId);
  const { sortOrder } = await getPageRow(read, organizationId);
  const paging = { sort: `startDateTime:${sortOrder}`, page, pageSize } as const;
  const list = (filter: Partial<GygFilter>, first: { pageOf?: string } = {}) => ({
    filter: { ...publicFilter, ...filter },
    paging: { ...paging, ...first },
  });
  const [represented, partnered] = await Promise.all([
    findRepresenting(read, organizationId),
    findPartnered(read, organizationId),
  ]);
  const wanted = [
    list({ hostId: organizationId }, { pageOf: organizationId }),
    list({ notHostId: organizationId, seqs: represented }),
    list({ notHostId: organizationId, seqs: partnered }),
  ];
  const [hosted, participating, partner] = await listAllGygs(context, actor, wanted, now, { language: reading });
  if (!hosted || !participating || !partner) throw new Error('A list was not made');
  const lists = { hosted: hosted.gygs, participating: participating.gygs, partner: partner.gygs };
  const totals = { hosted: hosted.total, participating: participating.total, partner: partner.total };
  return { ...lists, totals, page, pageSize };
}

interface OrganizationView extends Paging {
  states: string;
  host: 'self' | 'others';
  tags: string;
  goals?: readonly number[] | undefined;
  sort: GygSort;
}

function statesOf(codes: string): readonly GygState[] {
  const states = [...codes].flatMap((code) => (code === 'p' || code === 'o' || code === 'f' ? [stateCodes[code]] : []));
  return states.length > 0 ? states : publicGygStates;
}

/** What the list element asks for, as a list: the organisation's gygs, or those of others; tags are the organisation's. */
async function viewOf(
  { db }: ApiContext,
  idOrFriendlyUrl: string,
  { states, host, tags, goals, sort, page, pageSize }: OrganizationView,
): Promise<{ filter: GygFilter; paging: GygPaging }> {
  const { id: organizationId } = await getOrganizationRowByName(db.read, idOrFriendlyUrl);
  const names = tags
    .split(',')
    .map(plainTag)
    .filter((tag) => tag !== '');
  const filter = {
    states: statesOf(states),
    hidden: 'no' as const,
    tags: { names, organizationId },
    goals,
    ...(host === 'self' ? { hostId: organizationId } : { notHostId: organizationId }),
  };
  return { filter, paging: { sort, page, pageSize, tagsOf: organizationId } };
}

/** Gygs for the list element. Throws 404 `org.missing`. */
export async function viewOrganizationGygs(
  context: ApiContext,
  actor: Actor,
  idOrFriendlyUrl: string,
  view: OrganizationView,
  { reading, now }: Asked,
): Promise<GygList> {
  const { filter, paging } = await viewOf(context, idOrFriendlyUrl, view);
  return listGygs(context, actor, filter, paging, now, { language: reading });
}

/** The gygs that the caller manages, including drafts and hidden ones, with counts. Throws 404 for other users. */
export function listManagedGygs(
  context: ApiContext,
  actor: SignedIn,
  userId: string,
  paging: Paging,
  { reading, now }: Asked,
): Promise<GygList> {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const ids = actor.client === null ? [...actor.managed] : [];
  const filter: GygFilter = { states: ['CREATED', ...publicGygStates], hidden: 'ofHosts', ids };
  const options = { withCounts: true, language: reading } as const;
  return listGygs(context, actor, filter, { sort: 'startDateTime:desc', ...paging }, now, options);
}
