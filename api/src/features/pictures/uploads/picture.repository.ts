import type { Tx } from '@gyg/database';
import { gygs, organizations, users } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';

/** The previous picture; undefined if the entity does not exist any more. */
interface Replaced {
  before: string | null;
}

export async function replaceProfileImage(tx: Tx, userId: string, url: string): Promise<Replaced | undefined> {
  const active = and(eq(users.id, userId), isNull(users.erasedAt));
  const [row] = await tx.select({ before: users.profileImage }).from(users).where(active);
  const changed = await tx.update(users).set({ profileImage: url }).where(active).returning({ id: users.id });
  return changed.length === 1 ? row : undefined;
}

export async function replaceGygHero(tx: Tx, gygId: string, url: string): Promise<Replaced | undefined> {
  const [row] = await tx.select({ before: gygs.heroImage }).from(gygs).where(eq(gygs.id, gygId));
  const changed = await tx.update(gygs).set({ heroImage: url }).where(eq(gygs.id, gygId)).returning({ id: gygs.id });
  return changed.length === 1 ? row : undefined;
}

export async function replaceOrganizationPicture(
  tx: Tx,
  organizationId: string,
  field: 'heroImage' | 'logo',
  url: string,
): Promise<Replaced | undefined> {
  const itself = eq(organizations.id, organizationId);
  const [row] = await tx.select({ before: organizations[field] }).from(organizations).where(itself);
  const changed = await tx
    .update(organizations)
    .set({ [field]: url })
    .where(itself)
    .returning({ id: organizations.id });
  return changed.length === 1 ? row : undefined;
}
