import type { Reader } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { gygColumns, tagsColumn } from './gyg-columns.repository';

/** Gygs with their hosts' names, and an organisation’s labels; add conditions, order and limit. */
export const selectGygs = (read: Reader, tagsOf?: string) =>
  read
    .select({ ...gygColumns, tags: tagsColumn(tagsOf) })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId));
export type GygRow = Awaited<ReturnType<typeof selectGygs>>[number];
