import type { SignedIn } from '../../../access/actor';
import { isSelf } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { getOrganizationRow } from '..';
import { presentMembershipRequest } from './membership.presenter';
import { listOrganizationRequests, listUserRequests, type RequestFilter } from './membership-request.repository';

type Context = Pick<ApiContext, 'db'>;

/** Membership requests of an organisation, with their number in each status, for its admins. */
export async function listMembershipRequests(
  { db }: Context,
  actor: SignedIn,
  organizationId: string,
  filter: RequestFilter,
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listMembershipRequests', actor, { organizationId });
  const { page, pageSize } = filter;
  const { rows, counts, total } = await listOrganizationRequests(db.read, organizationId, filter);
  return { requests: rows.map(presentMembershipRequest), counts, total, page, pageSize };
}

/** The caller's membership requests. Throws 404 for other users. */
export async function listUserMembershipRequests(
  { db }: Context,
  actor: SignedIn,
  userId: string,
  filter: RequestFilter,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { rows, total } = await listUserRequests(db.read, userId, filter);
  return { requests: rows.map(presentMembershipRequest), total, page: filter.page, pageSize: filter.pageSize };
}
