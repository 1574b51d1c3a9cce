import type { ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { gygPages, gygPartners, gygs, gygTranslations, oldFriendlyUrls, organizations } from '@gyg/database/schema';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type GygRow, selectGygs } from '../../access/queries/gyg-columns.repository';
import { isOpen } from '../../access/queries/gyg-states.repository';
import { pageColumns, shownIn } from '../../access/queries/texts-in-language.repository';
import { meantUrl } from '../../text/friendly-url';

export type { GygRow } from '../../access/queries/gyg-columns.repository';

const findById = prepared({ id: gygs.id }, (db, { id }) => selectGygs(db).where(eq(gygs.id, id)));
const findByIds = prepared({ ids: 'ids' }, (db, { ids }) => selectGygs(db).where(inArray(gygs.id, ids)));

const findByUrl = prepared({ host: organizations.friendlyUrl, gyg: gygs.friendlyUrl }, (db, { host, gyg }) =>
  selectGygs(db).where(and(eq(organizations.friendlyUrl, host), eq(gygs.friendlyUrl, gyg))),
);
const findTimes = prepared({ id: gygs.id }, (db, { id }) => {
  const { startDateTime, endDateTime, publishedAt, finishedAt } = gygs;
  return db.select({ startDateTime, endDateTime, publishedAt, finishedAt }).from(gygs).where(eq(gygs.id, id));
});
const { gygId: pageOf, participantInfo } = pageColumns;
const findPages = prepared({ gygIds: 'ids', reading: 'text' }, (db, { gygIds, reading }) =>
  db
    .select(pageColumns)
    .from(gygPages)
    .innerJoin(gygs, eq(gygs.id, gygPages.gygId))
    .leftJoin(gygTranslations, shownIn(reading))
    .where(inArray(gygPages.gygId, gygIds)),
);

const findInfos = prepared({ gygIds: 'ids', reading: 'text', now: gygs.endDateTime }, (db, { gygIds, reading, now }) =>
  db
    .select({ gygId: pageOf, participantInfo })
    .from(gygPages)
    .innerJoin(gygs, eq(gygs.id, gygPages.gygId))
    .leftJoin(gygTranslations, shownIn(reading))
    .where(and(inArray(gygPages.gygId, gygIds), isOpen(now))),
);

/** Does not check visibility; use the policy. */
export async function findGyg(read: Reader, gygId: string): Promise<GygRow | undefined> {
  const [row] = await findById(read, { id: gygId });
  return row;
}

/** Only the columns of the state, for frequent calls. */
export async function findGygTimes(read: Reader, gygId: string) {
  const [row] = await findTimes(read, { id: gygId });
  return row;
}

async function findOld(read: Reader, where: SQL | undefined): Promise<string | undefined> {
  const [old] = await read.select({ id: oldFriendlyUrls.targetId }).from(oldFriendlyUrls).where(where);
  return old?.id;
}

/** By the friendly URLs of host and gyg, current or previous, however they are spelled. */
export async function findGygByUrl(read: Reader, hostName: string, gygName: string): Promise<GygRow | undefined> {
  const [host, gyg] = [meantUrl(hostName), meantUrl(gygName)];
  const [row] = await findByUrl(read, { host, gyg });
  if (row) return row;
  const [current] = await read
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.friendlyUrl, host));
  const organizationId =
    current?.id ??
    (await findOld(read, and(eq(oldFriendlyUrls.kind, 'organization'), eq(oldFriendlyUrls.friendlyUrl, host))));
  if (organizationId === undefined) return undefined;
  const [moved] = await selectGygs(read).where(and(eq(gygs.organizationId, organizationId), eq(gygs.friendlyUrl, gyg)));
  if (moved) return moved;
  const gygId = await findOld(
    read,
    and(
      eq(oldFriendlyUrls.kind, 'gyg'),
      eq(oldFriendlyUrls.friendlyUrl, gyg),
      eq(oldFriendlyUrls.organizationId, organizationId),
    ),
  );
  return gygId === undefined ? undefined : findGyg(read, gygId);
}

/** The pages of these gygs, by gyg id, with their texts in a language where they exist. */
export async function findGygPages(read: Reader, gygIds: readonly string[], reading: ReadingLanguage) {
  const rows = gygIds.length === 0 ? [] : await findPages(read, { gygIds, reading });
  return new Map(rows.map((row) => [row.gygId, row]));
}
export type GygPageRow = Awaited<ReturnType<typeof findPages>>[number];

/** Whether one of these organisations is an accepted partner of the gyg. */
export async function hasPartnerAmong(read: Reader, gygId: string, organizationIds: readonly string[]) {
  if (organizationIds.length === 0) return false;
  const rows = await read
    .select({ id: gygPartners.organizationId })
    .from(gygPartners)
    .where(
      and(
        eq(gygPartners.gygId, gygId),
        eq(gygPartners.accepted, true),
        inArray(gygPartners.organizationId, [...organizationIds]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Gygs by id, including drafts, for callers who may see their titles. */
export async function findGygsById(read: Reader, gygIds: readonly string[]): Promise<Map<string, GygRow>> {
  if (gygIds.length === 0) return new Map();
  const rows = await findByIds(read, { ids: gygIds });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The information for participants of published gygs that end after `now`, in a language where it exists. */
export async function listParticipantInfoRows(
  read: Reader,
  gygIds: readonly string[],
  { reading, now }: { reading: ReadingLanguage; now: Date },
) {
  return gygIds.length === 0 ? [] : findInfos(read, { gygIds, reading, now });
}
