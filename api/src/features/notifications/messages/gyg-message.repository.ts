import type { Reader, Tx } from '@gyg/database';
import { gygMessages, users } from '@gyg/database/schema';
import { count, desc, eq } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';

const selectMessages = (read: Reader) =>
  read
    .select({
      id: gygMessages.id,
      gygId: gygMessages.gygId,
      audience: gygMessages.audience,
      title: gygMessages.title,
      body: gygMessages.body,
      recipients: gygMessages.recipients,
      senderName: users.fullName,
      createdAt: gygMessages.createdAt,
    })
    .from(gygMessages)
    .innerJoin(users, eq(users.id, gygMessages.sentBy));
export type GygMessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** A page of the messages of a gyg, newest first. */
export async function listMessageRows(
  read: Reader,
  gygId: string,
  paging: Paging,
): Promise<{ rows: GygMessageRow[]; total: number }> {
  const where = eq(gygMessages.gygId, gygId);
  return listPage(
    selectMessages(read).where(where).orderBy(desc(gygMessages.createdAt), desc(gygMessages.id)),
    read.select({ total: count() }).from(gygMessages).where(where),
    paging,
  );
}

/** Stores a message and returns its id. */
export async function insertMessage(tx: Tx, message: typeof gygMessages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(gygMessages).values(message).returning({ id: gygMessages.id });
  return row?.id ?? '';
}
