import type { Gyg, GygState } from '@gyg/contract';
import { gygStates } from '@gyg/contract';
import { type Actor, isInsider, localeOf, readsAsAdmin } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { FileAnswer } from '../../../http/call';
import { csvAnswer, filePage } from '../../../http/csv-answer';
import { needsSignIn } from '../../../problem/problem';
import { getOrganizationRow } from '../../organizations';
import type { GygFilter } from './gyg-conditions.repository';
import { countStates } from './gyg-facets.repository';
import { hostScopeOf } from './gyg-list.policy';
import { partneredBy, representing } from './gyg-scope.repository';
import { filterOf, type GygSearch, pagingOf } from './gyg-search-input';
import { gygTable } from './gyg-table';
import { type GygList, listGygs } from './list-gygs.service';
import { representedAt } from './represented.repository';

interface OrganizationGygSearch extends GygSearch {
  organizationId: string;
  facets: boolean;
  format: 'json' | 'csv';
}

type OrganizationGygList = GygList & { facets?: { states: Record<GygState, number> } };

interface Listed {
  /** In the name of a file. */
  name: string;
  filter: GygFilter;
  withCounts?: boolean;
}

/** A page with facets if requested, or all rows as a file. Throws 401 if a guest asks for a file. */
async function answerList(
  context: ApiContext,
  actor: Actor,
  search: OrganizationGygSearch,
  { name, filter, withCounts = false }: Listed,
  now: Date,
): Promise<OrganizationGygList | FileAnswer> {
  if (search.format === 'csv') {
    // A list without pages, in the reader's language: not for guests.
    if (!isInsider(actor)) throw needsSignIn();
    const paging = { ...pagingOf(search), ...filePage };
    const { gygs } = await listGygs(context, actor, filter, paging, now, {
      withCounts: true,
      withNeeds: false,
    });
    return csvAnswer({ name, ...gygTable(gygs, localeOf(actor)) }, now);
  }
  const scope = hostScopeOf(actor);
  const [list, states] = await Promise.all([
    listGygs(context, actor, filter, pagingOf(search), now, { withCounts }),
    search.facets ? countStates(context.db.read, { ...filter, states: gygStates }, now, scope) : undefined,
  ]);
  return states ? { ...list, facets: { states } } : list;
}

/** The gygs that an organisation hosts, with counts for its hosts. Throws 404 if it is missing. */
export async function searchHostedGygs(
  context: ApiContext,
  actor: Actor,
  search: OrganizationGygSearch,
  now: Date,
): Promise<OrganizationGygList | FileAnswer> {
  await getOrganizationRow(context.db.read, search.organizationId);
  const filter = { ...filterOf(search), hostId: search.organizationId };
  return answerList(context, actor, search, { name: 'hosted', filter, withCounts: true }, now);
}

const joinedBy = { participants: representing, partners: partneredBy } as const;

/** Adds who represents the organisation at each gyg, for its admins. One statement. */
async function withRepresented({ db }: ApiContext, organizationId: string, gygs: readonly Gyg[]): Promise<Gyg[]> {
  const ids = gygs.map(({ id }) => id);
  const found = await representedAt(db.read, organizationId, ids);
  return gygs.map((gyg) => ({ ...gyg, represented: found.get(gyg.id) ?? { people: 0, waiting: 0 } }));
}

/**
 * Gygs of others in which an organisation is represented or an accepted partner; for its admins with the number of
 * people who represent it. Throws 404.
 */
export async function searchJoinedGygs(
  context: ApiContext,
  actor: Actor,
  how: keyof typeof joinedBy,
  search: OrganizationGygSearch,
  now: Date,
): Promise<OrganizationGygList | FileAnswer> {
  const { read } = context.db;
  const { id } = await getOrganizationRow(read, search.organizationId);
  const filter = { ...filterOf(search), notHostId: id, scope: joinedBy[how](read, id) };
  const answer = await answerList(context, actor, search, { name: how, filter }, now);
  if (!('gygs' in answer) || how !== 'participants' || !readsAsAdmin(actor, id)) return answer;
  return { ...answer, gygs: await withRepresented(context, id, answer.gygs) };
}
