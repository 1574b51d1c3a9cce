import type { UnitOfWork } from '../../../access/unit-of-work';
import { adminAddress, isWebAddress } from '../../../text/friendly-url';
import { findPeopleByEmail, lockAddress, makeAdmin } from '../../people';
import { insertNamed, makeOrganization, type OrganizationToMake } from '../make-organization.service';

export interface Opened {
  id: string;
  /** The path that switches its first admin to admin mode; it asks for a login or sign-up first. */
  adminPath: string;
  /** When its first admin was added; null until they sign up. */
  adminMadeAt: Date | null;
  /** Its administrators; empty until the first one signs up. */
  admins: Awaited<ReturnType<typeof findPeopleByEmail>>;
}

/**
 * Creates an organisation whose first admin is the user with this verified address. Without an account they become
 * ADMIN on sign-up, through the accepted request that the caller writes in the same transaction; a sign-up in progress
 * waits, so that one of the two sees the other. Undefined if the requested friendly URL is taken.
 */
export async function openOrganization(
  uow: UnitOfWork,
  { friendlyUrl, ...organization }: OrganizationToMake & { friendlyUrl?: string | undefined },
  { website, adminEmail }: { website: string; adminEmail: string },
): Promise<Opened | undefined> {
  const page = { website: /^https?:/.test(website) && isWebAddress(website) ? website : '' };
  const opened =
    friendlyUrl === undefined
      ? await makeOrganization(uow, organization, page)
      : await insertNamed(uow, { ...organization, friendlyUrl }, page);
  if (!opened) return undefined;
  await lockAddress(uow, adminEmail);
  const admins = await findPeopleByEmail(uow.tx, adminEmail);
  for (const person of admins) await makeAdmin(uow, person, { id: opened.id, name: organization.name });
  return {
    id: opened.id,
    adminPath: adminAddress(opened.friendlyUrl),
    admins,
    adminMadeAt: admins.length > 0 ? uow.now : null,
  };
}
