import type { RepresentationRequest } from '@gyg/contract';
import type { RepresentationRow } from './representation.repository';

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
