import type { Locale, ReadingLanguage } from '@gyg/contract';
import { engine, prepared, type Reader } from '@gyg/database';
import { gygCards, gygTags } from '@gyg/database/schema';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** Members of an object as JSON, without braces. In the database, because that is one value instead of three. */
const host: SQL<string> =
  engine === 'sqlite'
    ? sql`json_object('orgName', ${gygCards.orgName}, 'orgLogo', ${gygCards.orgLogo}, 'orgFriendlyUrl', ${gygCards.orgFriendlyUrl})`
    : sql`json_build_object('orgName', ${gygCards.orgName}, 'orgLogo', ${gygCards.orgLogo}, 'orgFriendlyUrl', ${gygCards.orgFriendlyUrl})::text`;

/** What lists need of each card; texts in a language where the gyg has it, else in its own. */
const shownColumns = (language: SQL<string>) => {
  const isSecond = sql`${gygCards.secondLanguage} = ${language}`;
  return {
    seq: gygCards.seq,
    version: gygCards.version,
    gygId: gygCards.gygId,
    organizationId: gygCards.organizationId,
    sdgGoalId: gygCards.sdgGoalId,
    heroImage: gygCards.heroImage,
    shown: sql<string>`case when ${isSecond} then ${gygCards.secondShown} else ${gygCards.shown} end`,
    host,
    secondLanguage: gygCards.secondLanguage,
    openNeeds: sql<string>`case when ${isSecond} then ${gygCards.secondOpenNeeds} else ${gygCards.openNeeds} end`,
  };
};

export interface ShownCard {
  seq: number;
  version: number;
  gygId: string;
  organizationId: string;
  sdgGoalId: number;
  heroImage: string | null;
  /** Members of a `Gyg` as JSON, without braces. */
  shown: string;
  /** An object with the host's members of a `Gyg`, as JSON. */
  host: string;
  /** The language in which it has texts besides its own. */
  secondLanguage: Locale | null;
  /** As JSON. */
  openNeeds: string;
}

const cardsBySeq = prepared({ seqs: 'numbers', language: 'text' }, (db, { seqs, language }) =>
  db.select(shownColumns(language)).from(gygCards).where(inArray(gygCards.seq, seqs)),
);
/** The cards with these numbers, in no order. */
export const listShownCards = async (
  read: Reader,
  seqs: readonly number[],
  language: ReadingLanguage,
): Promise<ShownCard[]> => (seqs.length === 0 ? [] : cardsBySeq(read, { seqs, language }));

const times = {
  publishedAt: gygCards.publishedAt,
  startDateTime: gygCards.startDateTime,
  endDateTime: gygCards.endDateTime,
  finishedAt: gygCards.finishedAt,
};
const cardsByGyg = prepared({ ids: 'ids', language: 'text' }, (db, { ids, language }) =>
  db
    .select({ ...shownColumns(language), ...times })
    .from(gygCards)
    .where(and(inArray(gygCards.gygId, ids), eq(gygCards.removed, false))),
);
/** The cards of these gygs with their times, drafts too, in no order. */
export const listShownCardsOf = async (read: Reader, ids: readonly string[], language: ReadingLanguage) =>
  ids.length === 0 ? [] : cardsByGyg(read, { ids, language });

const labels = prepared({ ids: 'ids', organizationId: gygTags.organizationId }, (db, { ids, organizationId }) =>
  db
    .select({ gygId: gygTags.gygId, tag: gygTags.tag })
    .from(gygTags)
    .where(and(inArray(gygTags.gygId, ids), eq(gygTags.organizationId, organizationId)))
    .orderBy(asc(gygTags.tag)),
);
/** An organisation's labels on these gygs, in their order. */
export const listLabels = async (read: Reader, ids: readonly string[], organizationId: string) =>
  ids.length === 0 ? [] : labels(read, { ids, organizationId });
