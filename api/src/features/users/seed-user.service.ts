import type { UnitOfWork } from '../../access/unit-of-work';
import { searchText } from '../../text/search-text';
import { insertMembership, insertUser, type NewUser } from './user.repository';

type Given = Omit<NewUser, 'searchText' | 'createdAt' | 'erasedAt' | 'email'> & { email: string };

/** Writes a user who has logged in before. Throws if the subject has a user. */
export async function addUser(uow: UnitOfWork, user: Given): Promise<{ id: string }> {
  const email = user.email.trim().toLowerCase();
  const row = await insertUser(uow.tx, { ...user, email, searchText: searchText(user.fullName), createdAt: uow.now });
  if (!row) throw new Error(`The subject ${user.subject} has a user`);
  return { id: row.id };
}

/** Makes a user member or admin of an organisation. */
export async function addMember(
  uow: UnitOfWork,
  member: { organizationId: string; userId: string; role: 'ADMIN' | 'MEMBER' },
): Promise<{ id: string }> {
  return { id: await insertMembership(uow.tx, { ...member, createdAt: uow.now }) };
}
