import type { Gyg, Locale, ReadingLanguage } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { gygCards, gygTags } from '@gyg/database/schema';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** What lists need of each card; texts in a language where the gyg has it, else in its own. */
const shownColumns = (language: SQL<string>) => {
  const isSecond = sql`${gygCards.secondLanguage} = ${language}`;
  return {
    seq: gygCards.seq,
    version: gygCards.version,
    shown: sql<string>`case when ${isSecond} then ${gygCards.secondShown} else ${gygCards.shown} end`,
    orgName: gygCards.orgName,
    orgLogo: gygCards.orgLogo,
    orgFriendlyUrl: gygCards.orgFriendlyUrl,
    secondLanguage: gygCards.secondLanguage,
    openNeeds: sql<string>`case when ${isSecond} then ${gygCards.secondOpenNeeds} else ${gygCards.openNeeds} end`,
  };
};

/** What a card shows of its gyg to everyone at any time. */
type ShownGyg = Omit<Gyg, 'gygHero' | 'state' | 'openNeeds' | 'distanceKm' | 'tags' | 'counts' | 'represented'>;

/** A card as an object that lists share: nothing in it can be changed. */
export interface ShownCard {
  seq: number;
  version: number;
  gyg: Readonly<ShownGyg>;
  /** The language in which it has texts besides its own. */
  secondLanguage: Locale | null;
  openNeeds: NonNullable<Gyg['openNeeds']>;
  /** The characters of its texts. */
  length: number;
}

interface CardTexts extends Pick<Gyg, 'orgName' | 'orgLogo' | 'orgFriendlyUrl'> {
  seq: number;
  version: number;
  /** Members of a gyg as JSON, without braces. */
  shown: string;
  secondLanguage: Locale | null;
  /** As JSON. */
  openNeeds: string;
}

const frozen = (_name: string, value: unknown) => Object.freeze(value);

function readCard(row: CardTexts): ShownCard {
  const { seq, version, shown, orgName, orgLogo, orgFriendlyUrl, secondLanguage, openNeeds } = row;
  const facts: Omit<ShownGyg, 'orgName' | 'orgLogo' | 'orgFriendlyUrl'> = JSON.parse(`{${shown}}`, frozen);
  const gyg = Object.freeze({ ...facts, orgName, orgLogo, orgFriendlyUrl });
  const length = shown.length + orgName.length + openNeeds.length;
  return { seq, version, gyg, secondLanguage, openNeeds: JSON.parse(openNeeds, frozen), length };
}

const cardsBySeq = prepared({ seqs: 'numbers', language: 'text' }, (db, { seqs, language }) =>
  db
    .select(shownColumns(language))
    .from(gygCards)
    .where(and(inArray(gygCards.seq, seqs), eq(gygCards.removed, false))),
);
/** The cards with these numbers, in no order. */
export const listShownCards = async (
  read: Reader,
  seqs: readonly number[],
  language: ReadingLanguage,
): Promise<ShownCard[]> => (seqs.length === 0 ? [] : (await cardsBySeq(read, { seqs, language })).map(readCard));

const times = {
  publishedAt: gygCards.publishedAt,
  startDateTime: gygCards.startDateTime,
  endDateTime: gygCards.endDateTime,
  finishedAt: gygCards.finishedAt,
};
const cardsByGyg = prepared({ ids: 'ids', language: 'text' }, (db, { ids, language }) =>
  db
    .select({ ...shownColumns(language), times })
    .from(gygCards)
    .where(and(inArray(gygCards.gygId, ids), eq(gygCards.removed, false))),
);
/** The cards of these gygs with their times, drafts too, in no order. */
export async function listShownCardsOf(read: Reader, ids: readonly string[], language: ReadingLanguage) {
  const rows = ids.length === 0 ? [] : await cardsByGyg(read, { ids, language });
  return rows.map(({ times, ...row }) => ({ card: readCard(row), times }));
}

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
