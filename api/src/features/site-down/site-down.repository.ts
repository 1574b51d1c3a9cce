import type { Reader } from '@gyg/database';
import { settings } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

const key = 'site.down';

/** Whether the database says that the site is down. */
export async function findSiteDown(read: Reader): Promise<boolean> {
  const [row] = await read.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value === true;
}
