import type { InviteStatus } from '@gyg/contract';
import { prepared, preparedWrite, type Reader, type Tx } from '@gyg/database';
import { gygs, invites, needs, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';

/** Addressed to this user: by id or by verified address. */
function addressedTo(read: Pick<Reader, 'select'>, userId: string | SQL<string>): SQL | undefined {
  const address = read.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return or(eq(invites.userId, userId), inArray(invites.email, address));
}

const kept = ne(invites.status, 'WITHDRAWN');

const listInvited = prepared({ gygId: gygs.id, userId: users.id }, (db, { gygId, userId }) =>
  db
    .select({ needId: invites.needId })
    .from(invites)
    .where(and(eq(invites.type, 'gyg-invite'), eq(invites.gygId, gygId), kept, addressedTo(db, userId))),
);

/** The needs of a gyg that a user is invited to; null means all of them. */
export async function listInvitedNeedIds(read: Reader, gygId: string, userId: string): Promise<(string | null)[]> {
  const rows = await listInvited(read, { gygId, userId });
  return rows.map((row) => row.needId);
}

/** Whether an admin's invitation to the organisation is pending for this user. */
export async function hasAdminInvitation(read: Reader, organizationId: string, userId: string): Promise<boolean> {
  const [row] = await read
    .select({ id: invites.id })
    .from(invites)
    .where(
      and(
        eq(invites.type, 'org-join-invite'),
        eq(invites.organizationId, organizationId),
        eq(invites.byAdmin, true),
        eq(invites.status, 'SENT'),
        addressedTo(read, userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The invited user and what they are invited to: an organisation, or a need of a gyg. */
export type Invited = { userId: string } & ({ organizationId: string } | { gygId: string; needId: string });

const answer = (db: Pick<Tx, 'select' | 'update'>, about: SQL | undefined, change: Answering) =>
  db
    .update(invites)
    .set({ status: change.status, answeredAt: change.answeredAt })
    .where(and(about, eq(invites.status, 'SENT'), addressedTo(db, change.userId)));

interface Answering {
  userId: SQL<string>;
  status: SQL<InviteStatus>;
  answeredAt: SQL<Date>;
}

const answering = { userId: users.id, status: invites.status, answeredAt: invites.answeredAt };
const answerToJoin = preparedWrite(
  { ...answering, organizationId: organizations.id },
  (db, { organizationId, ...change }) =>
    answer(db, and(eq(invites.type, 'org-join-invite'), eq(invites.organizationId, organizationId)), change),
);
const answerToNeed = preparedWrite(
  { ...answering, gygId: gygs.id, needId: needs.id },
  (db, { gygId, needId, ...change }) => {
    const need = or(isNull(invites.needId), eq(invites.needId, needId));
    return answer(db, and(eq(invites.type, 'gyg-invite'), eq(invites.gygId, gygId), need), change);
  },
);

/** Closes pending invitations; invitations to other needs of the gyg stay pending. */
export async function answerInvites(
  tx: Tx,
  invited: Invited,
  answered: { status: InviteStatus; answeredAt: Date },
): Promise<void> {
  if ('organizationId' in invited) await answerToJoin(tx, { ...invited, ...answered });
  else await answerToNeed(tx, { ...invited, ...answered });
}
