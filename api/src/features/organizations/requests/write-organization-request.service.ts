import { normaliseEmail } from '@gyg/contract';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { insertRequest, type NewOrganizationRequest } from './organization-request.repository';

/** Writes a given request, for seeding. */
export async function writeOrganizationRequest(
  uow: UnitOfWork,
  request: Omit<NewOrganizationRequest, 'createdAt'>,
): Promise<{ id: string }> {
  const requesterEmail = normaliseEmail(request.requesterEmail);
  return { id: await insertRequest(uow.tx, { ...request, requesterEmail, createdAt: uow.now }) };
}
