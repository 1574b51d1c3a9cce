import type { GygState } from '@gyg/contract';
import type { ChangesOf, Reader, Tx } from '@gyg/database';
import {
  gygManagers,
  gygMedia,
  gygPages,
  gygs,
  gygTags,
  gygTransitions,
  notifications,
  stories,
  users,
} from '@gyg/database/schema';
import { and, asc, eq, exists, isNotNull, lte } from 'drizzle-orm';

export type GygChanges = Partial<typeof gygs.$inferInsert>;
export type PageChanges = ChangesOf<Omit<typeof gygPages.$inferInsert, 'gygId'>>;

/** False, without a change, if fewer places than are taken would remain. */
export async function updateGygRow(tx: Tx, gygId: string, changes: GygChanges): Promise<boolean> {
  const { beneficiaryPositions } = changes;
  const enough = beneficiaryPositions === undefined ? undefined : lte(gygs.beneficiariesTaken, beneficiaryPositions);
  const changed = await tx
    .update(gygs)
    .set(changes)
    .where(and(eq(gygs.id, gygId), enough))
    .returning({ id: gygs.id });
  return changed.length === 1;
}

/** Writes the fields that are given. */
export async function updatePageRow(tx: Tx, gygId: string, changes: PageChanges): Promise<void> {
  await tx.update(gygPages).set(changes).where(eq(gygPages.gygId, gygId));
}

/** The URLs of its pictures and of its stories' pictures. */
export async function listPictures(tx: Tx, gygId: string): Promise<(string | null)[]> {
  const media = await tx.select({ url: gygMedia.url }).from(gygMedia).where(eq(gygMedia.gygId, gygId));
  const storyRows = await tx.select({ url: stories.url }).from(stories).where(eq(stories.gygId, gygId));
  return [...media, ...storyRows].map((picture) => picture.url);
}

/** Deletes the gyg with everything that belongs to it, including notifications about it. */
export async function deleteGygRow(tx: Tx, gygId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.gygId, gygId));
  await tx.delete(gygs).where(eq(gygs.id, gygId));
}

/** Records a transition made by a host. */
export async function insertTransition(tx: Tx, gygId: string, state: GygState, at: Date): Promise<void> {
  await tx.insert(gygTransitions).values({ gygId, state, at, createdAt: at }).onConflictDoNothing();
}

/** The ids of a gyg's managers, in a fixed order. */
export async function listManagerIds(read: Reader, gygId: string): Promise<string[]> {
  const rows = await read
    .select({ userId: gygManagers.userId })
    .from(gygManagers)
    .where(eq(gygManagers.gygId, gygId))
    .orderBy(asc(gygManagers.userId));
  return rows.map(({ userId }) => userId);
}

/** The managers of a gyg with their languages. */
export function listManagers(read: Reader, gygId: string) {
  return read
    .select({ id: users.id, locale: users.locale })
    .from(gygManagers)
    .innerJoin(users, eq(users.id, gygManagers.userId))
    .where(eq(gygManagers.gygId, gygId));
}

/** Removes managers who were erased while they were copied: their new rows waited for the erasure. */
export async function removeErasedManagers(tx: Tx, gygId: string): Promise<void> {
  const erased = and(eq(users.id, gygManagers.userId), isNotNull(users.erasedAt));
  await tx
    .delete(gygManagers)
    .where(and(eq(gygManagers.gygId, gygId), exists(tx.select({ id: users.id }).from(users).where(erased))));
}

/** The labels of an organisation on a gyg. */
export function listTags(read: Reader, { id, organizationId }: { id: string; organizationId: string }) {
  return read
    .select({ organizationId: gygTags.organizationId, tag: gygTags.tag })
    .from(gygTags)
    .where(and(eq(gygTags.gygId, id), eq(gygTags.organizationId, organizationId)));
}
