import type { RepresentationRequest, RepresentationStatus } from '@gyg/contract';
import { type Insider, isSelf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { TextPaging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { getOrganizationRow } from '../../organizations';
import { listOrganizationRows, listUserRows, type RepresentationRow } from './representation.repository';

interface RequestsInput extends TextPaging {
  status?: RepresentationStatus | undefined;
  gygId?: string | undefined;
  keyword?: string | undefined;
}

export function presentRequest(row: RepresentationRow): RepresentationRequest {
  return {
    id: row.id,
    gygParticipantId: row.kind === 'SKILL' ? row.bookingId : null,
    gygCommodityUserId: row.kind === 'COMMODITY' ? row.bookingId : null,
    organizationId: row.organizationId,
    orgName: row.orgName,
    userId: row.userId,
    userName: row.userName,
    userImage: row.userImage,
    gygId: row.gygId,
    gygTitle: row.gygTitle,
    gygLanguage: row.gygLanguage,
    needTitle: row.needTitle,
    quantity: row.quantity,
    contributionType: row.kind,
    sdgGoalId: row.sdgGoalId,
    hostName: row.hostName,
    startDateTime: (row.gygStart ?? row.createdAt).toISOString(),
    status: row.status,
    created: row.createdAt.toISOString(),
  };
}

/** Representation requests of an organisation, for its admins. */
export async function listOrganizationRequests(
  { db }: ApiContext,
  actor: Insider,
  organizationId: string,
  { status, gygId, keyword, page, pageSize, reading }: RequestsInput,
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listOrganizationRepresentationRequests', actor, { organizationId });
  const filter = { organizationId, gygId, keyword };
  const { rows, total, counts } = await listOrganizationRows(db.read, filter, status, { page, pageSize, reading });
  return { requests: rows.map(presentRequest), total, page, pageSize, counts };
}

/** The caller's requests. Throws 404 for other users. */
export async function listUserRequests(
  { db }: ApiContext,
  actor: SignedIn,
  userId: string,
  { page, pageSize, reading }: TextPaging,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { rows, total } = await listUserRows(db.read, userId, { page, pageSize, reading });
  return { requests: rows.map(presentRequest), total, page, pageSize };
}
