import type {
  OrganizationRequest,
  OrganizationRequestDetail,
  OrganizationRequestList,
  OrganizationRequestStatus,
} from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { findPeopleByEmail } from '../../people';
import { freeFriendlyUrl } from '../make-organization.service';
import {
  countRequests,
  findInvitation,
  findPerson,
  findRequest,
  listRequestRows,
  type OrganizationRequestRow,
} from './organization-request.repository';
import { checkRequest, warnAbout } from './request-checks.service';

export function presentOrganizationRequest(row: OrganizationRequestRow): OrganizationRequest {
  return {
    id: row.id,
    requesterName: row.requesterName,
    requesterEmail: row.requesterEmail,
    name: row.name,
    website: row.website,
    message: row.message,
    country: row.country,
    inviteId: row.inviteId,
    status: row.status,
    created: row.createdAt.toISOString(),
    respondedAt: row.answeredAt?.toISOString() ?? null,
    organizationId: row.organizationId,
  };
}

/** Requests, newest first, with what stands out in those that are pending. */
export async function listOrganizationRequests(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  query: {
    status?: OrganizationRequestStatus | undefined;
    keyword?: string | undefined;
    page: number;
    pageSize: number;
  },
): Promise<OrganizationRequestList> {
  permit('listOrganizationRequests', actor);
  const { status, keyword, page, pageSize } = query;
  const [rows, counts] = await Promise.all([listRequestRows(read, query), countRequests(read, keyword)]);
  const warnings = await warnAbout(read, rows);
  const requests = rows.map((row) => ({
    ...presentOrganizationRequest(row),
    warnings: warnings.get(row.id) ?? [],
  }));
  const total = status === undefined ? counts.PENDING + counts.ACCEPTED + counts.DECLINED : counts[status];
  return { requests, counts, total, page, pageSize };
}

async function invitationOf(read: Reader, { inviteId }: OrganizationRequestRow) {
  const invitation = inviteId === null ? undefined : await findInvitation(read, inviteId);
  if (!invitation) return null;
  const { createdAt, ...invite } = invitation;
  return { ...invite, created: createdAt.toISOString() };
}

/** A request with who answered it, or, while it is pending, with checks. */
export async function getOrganizationRequest(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  requestId: string,
): Promise<OrganizationRequestDetail> {
  permit('getOrganizationRequest', actor);
  const row = await findRequest(read, requestId);
  if (!row) throw problem('org_request.missing');
  const [account] = await findPeopleByEmail(read, row.requesterEmail);
  const [invite, answeredBy, suggestedUrl, checks] = await Promise.all([
    invitationOf(read, row),
    row.answeredBy === null ? undefined : findPerson(read, row.answeredBy),
    freeFriendlyUrl(read, row.name),
    row.status === 'PENDING' ? checkRequest(read, row, account) : null,
  ]);
  return {
    ...presentOrganizationRequest(row),
    locale: account?.locale ?? row.locale,
    answer: row.answer,
    answeredBy: answeredBy ?? null,
    invite,
    suggestedUrl,
    checks,
  };
}
