import type { Reader, Tx } from '@gyg/database';
import { gygs, oldFriendlyUrls } from '@gyg/database/schema';
import { and, eq, ne } from 'drizzle-orm';

/** Whether another gyg of the host has or had this friendly URL; previous ones keep redirecting to their gyg. */
export async function isUrlTaken(
  read: Reader,
  gyg: { id: string | null; organizationId: string },
  friendlyUrl: string,
): Promise<boolean> {
  const { id, organizationId } = gyg;
  const current = await read
    .select({ id: gygs.id })
    .from(gygs)
    .where(
      and(
        eq(gygs.organizationId, organizationId),
        eq(gygs.friendlyUrl, friendlyUrl),
        id === null ? undefined : ne(gygs.id, id),
      ),
    );
  const old = await read
    .select({ id: oldFriendlyUrls.id })
    .from(oldFriendlyUrls)
    .where(
      and(
        eq(oldFriendlyUrls.kind, 'gyg'),
        eq(oldFriendlyUrls.organizationId, organizationId),
        eq(oldFriendlyUrls.friendlyUrl, friendlyUrl),
        id === null ? undefined : ne(oldFriendlyUrls.targetId, id),
      ),
    );
  return current.length + old.length > 0;
}

/** Changes a friendly URL; the previous one keeps redirecting to the gyg. */
export async function changeFriendlyUrl(
  tx: Tx,
  gyg: { id: string; organizationId: string; friendlyUrl: string },
  friendlyUrl: string,
  now: Date,
): Promise<void> {
  const { id: targetId, organizationId } = gyg;
  const own = and(eq(oldFriendlyUrls.kind, 'gyg'), eq(oldFriendlyUrls.targetId, targetId));
  await tx.delete(oldFriendlyUrls).where(and(own, eq(oldFriendlyUrls.friendlyUrl, friendlyUrl)));
  const url = { kind: 'gyg' as const, targetId, organizationId, friendlyUrl: gyg.friendlyUrl, createdAt: now };
  await tx.insert(oldFriendlyUrls).values(url).onConflictDoNothing();
  await tx.update(gygs).set({ friendlyUrl }).where(eq(gygs.id, targetId));
}

/** Releases the previous friendly URLs of a deleted gyg. */
export async function deleteOldUrls(tx: Tx, gygId: string): Promise<void> {
  await tx.delete(oldFriendlyUrls).where(and(eq(oldFriendlyUrls.kind, 'gyg'), eq(oldFriendlyUrls.targetId, gygId)));
}
