import type { SiteDownMessage } from '@gyg/contract';
import { siteDownMessageSchema } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { settings, users } from '@gyg/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';

const key = 'site.down';

export interface SiteDownSetting {
  down: boolean;
  message: SiteDownMessage | null;
  since: string | null;
  /** The id of the super user. */
  changedBy: string | null;
}

const up: SiteDownSetting = { down: false, message: null, since: null, changedBy: null };
/** Written by the call; an operator may also write `true` or `false`. */
const storedSchema = z.object({
  down: z.boolean(),
  message: siteDownMessageSchema.nullable(),
  since: z.string().nullable(),
  changedBy: z.string().nullable(),
});

/** What the database says about the site. */
export async function findSiteDown(read: Reader): Promise<SiteDownSetting> {
  const [row] = await read.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const stored = storedSchema.safeParse(row?.value);
  return stored.success ? stored.data : { ...up, down: row?.value === true };
}

export async function saveSiteDown(tx: Tx, value: SiteDownSetting, updatedAt: Date): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
}

/** The name of a person who has not been erased. */
export async function findNameOf(read: Reader, userId: string): Promise<string | null> {
  const [row] = await read
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return row?.name ?? null;
}
