import type { UnitOfWork } from '../../access/unit-of-work';
import { insertRequest, type NewOrganizationRequest } from './organization-request.repository';

/** Writes a given request, for seeding; the address in lower case. */
export async function writeOrganizationRequest(
  uow: UnitOfWork,
  request: Omit<NewOrganizationRequest, 'createdAt'>,
): Promise<{ id: string }> {
  const requesterEmail = request.requesterEmail.trim().toLowerCase();
  return { id: await insertRequest(uow.tx, { ...request, requesterEmail, createdAt: uow.now }) };
}
