import type { FoundUser } from '@gyg/contract';
import { adminOrganizations, isSuperUser, managedGygs, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { searchUserRows, type UserSearch } from './user-search.repository';

/** Users by name or whole address, for admins and hosts. Addresses only of members of their organisations and bookers of their gygs. */
export async function searchUsers({ db }: ApiContext, actor: SignedIn, search: UserSearch) {
  const [organizationIds, gygIds] = [adminOrganizations(actor), managedGygs(actor)];
  const [organizationId = null] = organizationIds;
  const [gygId] = gygIds;
  const gyg = gygId === undefined ? {} : { gyg: { id: gygId, organizationId: '' } };
  permit('searchUsers', actor, { organizationId, ...gyg });
  if (search.organizationId !== undefined) await getOrganizationRow(db.read, search.organizationId);
  const scope = { all: isSuperUser(actor), organizationIds, gygIds };
  const { rows, total } = await searchUserRows(db.read, { ...search, language: actor.locale }, scope);
  const users = rows.map(({ email, ...card }): FoundUser => (email === null ? card : { ...card, email }));
  return { users, total, page: search.page, pageSize: search.pageSize };
}
