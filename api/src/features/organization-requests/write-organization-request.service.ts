import type { Work } from '../../access/work';
import { insertRequest, type NewOrganizationRequest } from './organization-request.repository';

/** Writes a request as it is given, for seeding; the address is kept in lower case. */
export async function writeOrganizationRequest(
  work: Work,
  request: Omit<NewOrganizationRequest, 'createdAt'>,
): Promise<{ id: string }> {
  const requesterEmail = request.requesterEmail.trim().toLowerCase();
  return { id: await insertRequest(work.t, { ...request, requesterEmail, createdAt: work.now }) };
}
