import type { Reader, Tx } from '@gyg/database';
import { settings } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

/** Named after its first use; links in mails that were sent then still work. */
const secretKey = 'unsubscribe.secret';

/** The secret that signs links; undefined before the first use. */
export async function findSecret(read: Reader): Promise<string | undefined> {
  const [row] = await read.select({ value: settings.value }).from(settings).where(eq(settings.key, secretKey));
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Stores a secret unless another process was faster. */
export async function insertSecret(tx: Tx, secret: string): Promise<void> {
  await tx.insert(settings).values({ key: secretKey, value: secret }).onConflictDoNothing();
}
