import { type Reader, type Tx, tryLockKey } from '@gyg/database';
import { organizations } from '@gyg/database/schema';

/** Whether the installation has any organisation, demo or real; it is then not new. */
export async function hasOrganizations(read: Reader): Promise<boolean> {
  return (await read.select({ id: organizations.id }).from(organizations).limit(1)).length > 0;
}

/** Whether this process may fill the installation, until its transaction ends: several may start together. */
export const tryLockForFilling = (tx: Tx): Promise<boolean> => tryLockKey(tx, 'fill-installation');
