import type { OrganizationRequest } from '@gyg/contract';
import type { OrganizationRequestRow } from './organization-request.repository';

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
