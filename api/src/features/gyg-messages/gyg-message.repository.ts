import type { Reader, Tx } from '@gyg/database';
import { gygMessages, users } from '@gyg/database/schema';
import { count, desc, eq } from 'drizzle-orm';

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
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: GygMessageRow[]; total: number }> {
  const where = eq(gygMessages.gygId, gygId);
  const [rows, [total]] = await Promise.all([
    selectMessages(read)
      .where(where)
      .orderBy(desc(gygMessages.createdAt), desc(gygMessages.id))
      .limit(pageSize)
      .offset(page * pageSize),
    read.select({ total: count() }).from(gygMessages).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Stores a message and returns its id. */
export async function insertMessage(tx: Tx, message: typeof gygMessages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(gygMessages).values(message).returning({ id: gygMessages.id });
  return row?.id ?? '';
}
