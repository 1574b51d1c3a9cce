import { lockKey, type Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { notifyPeople } from '../notifications';
import { findUsersByEmail, type UserRow, upsertAdmin } from './user.repository';

/** Those with this verified address, in whatever case it is written. */
export function findPeopleByEmail(read: Reader, email: string): Promise<UserRow[]> {
  return findUsersByEmail(read, email.trim().toLowerCase());
}

/**
 * Nobody else signs up with this address, or has an organisation opened for it, until the transaction ends. Lock before
 * looking for what the other may be writing.
 */
export function lockAddress(uow: UnitOfWork, email: string): Promise<void> {
  return lockKey(uow.tx, `address:${email.trim().toLowerCase()}`);
}

/** Makes somebody ADMIN of an organisation and tells them. */
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
