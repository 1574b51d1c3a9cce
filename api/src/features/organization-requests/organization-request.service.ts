import type { OrganizationRequest, OrganizationRequestStatus } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem/problem';
import { presentOrganizationRequest } from './organization-request.presenter';
import { findRequest, listRequestRows } from './organization-request.repository';

/** Requests, newest first. */
export async function listOrganizationRequests(
  { db }: ApiContext,
  actor: SignedIn,
  query: { status?: OrganizationRequestStatus | undefined; page: number; pageSize: number },
) {
  permit('listOrganizationRequests', actor);
  const { rows, total } = await listRequestRows(db.read, query);
  return { requests: rows.map(presentOrganizationRequest), total, page: query.page, pageSize: query.pageSize };
}

export async function getOrganizationRequest(
  { db }: ApiContext,
  actor: SignedIn,
  requestId: string,
): Promise<OrganizationRequest> {
  permit('getOrganizationRequest', actor);
  const row = await findRequest(db.read, requestId);
  if (!row) throw problem('org_request.missing');
  return presentOrganizationRequest(row);
}
