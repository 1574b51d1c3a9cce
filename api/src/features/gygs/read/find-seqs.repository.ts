import { engine, prepared, type Reader } from '@gyg/database';
import { bookings, featured, gygCards, gygPartners, gygTags } from '@gyg/database/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isFeaturedAt, isPast } from '../../../access/queries/gyg-states.repository';

const seqsOf = (rows: readonly { seq: number }[]): number[] => rows.map(({ seq }) => seq);
const { seq } = gygCards;

const cardsOfGygs = prepared({ ids: 'ids' }, (db, { ids }) =>
  db.select({ seq }).from(gygCards).where(inArray(gygCards.gygId, ids)),
);
/** The numbers of these gygs in the index. */
export const findSeqs = async (read: Reader, ids: readonly string[]): Promise<number[]> =>
  ids.length === 0 ? [] : seqsOf(await cardsOfGygs(read, { ids }));

const represented = prepared({ organizationId: bookings.organizationId }, (db, { organizationId }) =>
  db
    .selectDistinct({ seq })
    .from(bookings)
    .innerJoin(gygCards, eq(gygCards.gygId, bookings.gygId))
    .where(and(eq(bookings.organizationId, organizationId), eq(bookings.status, 'ACTIVE'))),
);
/** Gygs in which an organisation is represented by approved, active bookings. */
export const findRepresenting = async (read: Reader, organizationId: string): Promise<number[]> =>
  seqsOf(await represented(read, { organizationId }));

const partnered = prepared({ organizationId: gygPartners.organizationId }, (db, { organizationId }) =>
  db
    .select({ seq })
    .from(gygPartners)
    .innerJoin(gygCards, eq(gygCards.gygId, gygPartners.gygId))
    .where(and(eq(gygPartners.organizationId, organizationId), eq(gygPartners.accepted, true))),
);
/** Gygs of which an organisation is an accepted partner. */
export const findPartnered = async (read: Reader, organizationId: string): Promise<number[]> =>
  seqsOf(await partnered(read, { organizationId }));

/** Gygs with one of the labels, set by this organisation or, without it, by their host. */
export async function findTagged(
  read: Reader,
  { names, organizationId }: { names: readonly string[]; organizationId: string | undefined },
): Promise<number[]> {
  const by =
    organizationId === undefined
      ? eq(gygTags.organizationId, gygCards.organizationId)
      : eq(gygTags.organizationId, organizationId);
  const rows = await read
    .selectDistinct({ seq })
    .from(gygTags)
    .innerJoin(gygCards, eq(gygCards.gygId, gygTags.gygId))
    .where(and(by, inArray(gygTags.tag, [...names])));
  return seqsOf(rows);
}

/** Gygs that are featured on the home page at a time. */
export async function findFeaturedOnHome(read: Reader, now: Date): Promise<number[]> {
  const rows = await read
    .select({ seq })
    .from(featured)
    .innerJoin(gygCards, eq(gygCards.gygId, featured.targetId))
    .where(and(eq(featured.kind, 'gyg'), eq(featured.scope, 'home'), isFeaturedAt(now)));
  return seqsOf(rows);
}

const featuredByOrganization = prepared({ organizationId: featured.organizationId }, (db, { organizationId }) =>
  db
    .select({ seq })
    .from(featured)
    .innerJoin(gygCards, eq(gygCards.gygId, featured.targetId))
    .where(
      and(eq(featured.organizationId, organizationId), eq(featured.kind, 'gyg'), eq(featured.scope, 'organization')),
    ),
);
/** Gygs that are featured on an organisation's page. */
export const findFeaturedBy = async (read: Reader, organizationId: string): Promise<number[]> =>
  seqsOf(await featuredByOrganization(read, { organizationId }));

interface Contributed {
  userId: string;
  /** All bookings, or only those that represent one of these organisations. */
  representing?: readonly string[];
  /** Only past gygs where a host recorded attendance. */
  attendedBefore?: Date;
}

/** Gygs that a user booked a need of. Places as a recipient are never listed by person. */
export async function findContributed(
  read: Reader,
  { userId, representing, attendedBefore }: Contributed,
): Promise<number[]> {
  const past: SQL | undefined =
    attendedBefore && and(eq(bookings.attendance, 'ATTENDED'), isPast(attendedBefore, gygCards));
  const rows = await read
    .selectDistinct({ seq })
    .from(bookings)
    .innerJoin(gygCards, eq(gygCards.gygId, bookings.gygId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'ACTIVE'),
        past,
        representing === undefined ? undefined : inArray(bookings.organizationId, [...representing]),
      ),
    );
  return seqsOf(rows);
}

/** The columns in which texts are looked for. */
export type SearchedText = 'search' | 'place';

/** The numbers as one text, because a row for each would take ten times as long. */
const together = (of: SQL) =>
  engine === 'sqlite' ? sql<string | null>`json_group_array(${of})` : sql<string | null>`json_agg(${of})::text`;

const inSqlite = prepared({ query: 'text' }, (db, { query }) =>
  db
    .select({ seqs: together(sql`rowid`) })
    .from(sql`gyg_texts`)
    .where(sql`gyg_texts match ${query}`),
);
const inPostgres = {
  search: prepared({ patterns: 'text' }, (db, { patterns }) =>
    db
      .select({ seqs: together(sql`${seq}`) })
      .from(gygCards)
      .where(sql`${gygCards.searchText} like any (array(select json_array_elements_text(${patterns}::json)))`),
  ),
  place: prepared({ patterns: 'text' }, (db, { patterns }) =>
    db
      .select({ seqs: together(sql`${seq}`) })
      .from(gygCards)
      .where(sql`${gygCards.placeText} like any (array(select json_array_elements_text(${patterns}::json)))`),
  ),
};

const quotedPhrase = (text: string) => `"${text.replaceAll('"', '""')}"`;
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Gygs whose texts contain one of these, each of three characters or more. By the engines' indexes of trigrams (FTS5,
 * pg_trgm): they find a part of a word, as in compounds.
 */
export async function findTexts(read: Reader, column: SearchedText, texts: readonly string[]): Promise<number[]> {
  if (texts.length === 0) return [];
  const [row] =
    engine === 'sqlite'
      ? await inSqlite(read, { query: `{${column}} : (${texts.map(quotedPhrase).join(' OR ')})` })
      : await inPostgres[column](read, { patterns: JSON.stringify(texts.map(pattern)) });
  const seqs: unknown = JSON.parse(row?.seqs ?? '[]');
  return Array.isArray(seqs) ? seqs.map(Number) : [];
}
