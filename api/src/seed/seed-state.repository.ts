import type { Reader } from '@gyg/database';
import { organizations } from '@gyg/database/schema';

/** Whether the installation has any organisation, demo or real; it is then not new. */
export async function hasOrganizations(read: Reader): Promise<boolean> {
  return (await read.select({ id: organizations.id }).from(organizations).limit(1)).length > 0;
}
