import { normaliseEmail } from '@gyg/contract';
import type { UnitOfWork } from '../../access/unit-of-work';
import { nameTexts } from '../../text/search-text';
import { findUserBySubject, insertMembership, insertUser, type NewUser } from './user.repository';

type Given = Omit<NewUser, 'searchText' | 'sortText' | 'createdAt' | 'erasedAt' | 'email'> & { email: string };

/** Writes a user who has logged in before; one who is there already stays as they are. */
export async function addUser(uow: UnitOfWork, user: Given): Promise<{ id: string }> {
  const email = normaliseEmail(user.email);
  const row = await insertUser(uow.tx, { ...user, email, ...nameTexts(user.fullName), createdAt: uow.now });
  const stored = row ?? (await findUserBySubject(uow.tx, user.subject));
  if (!stored) throw new Error(`The subject ${user.subject} has no user`);
  return { id: stored.id };
}

/** Makes a user member or admin of an organisation. */
export async function addMember(
  uow: UnitOfWork,
  member: { organizationId: string; userId: string; role: 'ADMIN' | 'MEMBER' },
): Promise<{ id: string }> {
  return { id: await insertMembership(uow.tx, { ...member, createdAt: uow.now }) };
}
