import { normaliseEmail } from '@gyg/contract';
import { lockKey, type Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { notifyPeople } from '../notifications';
import { findUsersByEmail, type UserRow, upsertAdmin } from './user.repository';

/** Users with this verified address, however it is spelled. */
export function findPeopleByEmail(read: Reader, email: string): Promise<UserRow[]> {
  return findUsersByEmail(read, normaliseEmail(email));
}

/**
 * Locks an address against sign-ups and organisations opened for it until the transaction ends. Lock before reading
 * what the other may be writing.
 */
export function lockAddress(uow: UnitOfWork, email: string): Promise<void> {
  return lockKey(uow.tx, `address:${normaliseEmail(email)}`);
}

/** Makes a user ADMIN of an organisation and notifies them. */
export async function makeAdmin(
  uow: UnitOfWork,
  person: Pick<UserRow, 'id' | 'locale'>,
  organization: { id: string; name: string },
): Promise<void> {
  await upsertAdmin(uow.tx, organization.id, person.id, uow.now);
  await notifyPeople(uow, [person], {
    type: 'organization_admin',
    values: { organization: organization.name },
    organizationId: organization.id,
  });
}
