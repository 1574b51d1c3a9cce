import { prepared, type Reader } from '@gyg/database';
import { gygCards, gygTags } from '@gyg/database/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';

const shownColumns = {
  seq: gygCards.seq,
  version: gygCards.version,
  gygId: gygCards.gygId,
  organizationId: gygCards.organizationId,
  orgName: gygCards.orgName,
  orgLogo: gygCards.orgLogo,
  orgFriendlyUrl: gygCards.orgFriendlyUrl,
  publishedAt: gygCards.publishedAt,
  startDateTime: gygCards.startDateTime,
  endDateTime: gygCards.endDateTime,
  finishedAt: gygCards.finishedAt,
  sdgGoalId: gygCards.sdgGoalId,
  heroImage: gygCards.heroImage,
  lat: gygCards.lat,
  lng: gygCards.lng,
  shown: gygCards.shown,
  openNeeds: gygCards.openNeeds,
  secondLanguage: gygCards.secondLanguage,
  secondShown: gygCards.secondShown,
  secondOpenNeeds: gygCards.secondOpenNeeds,
};

/** What lists need of a card. */
export type ShownCard = Pick<typeof gygCards.$inferSelect, keyof typeof shownColumns>;

const cardsBySeq = prepared({ seqs: 'numbers' }, (db, { seqs }) =>
  db.select(shownColumns).from(gygCards).where(inArray(gygCards.seq, seqs)),
);
/** The cards with these numbers, in no order. */
export const listShownCards = async (read: Reader, seqs: readonly number[]): Promise<ShownCard[]> =>
  seqs.length === 0 ? [] : cardsBySeq(read, { seqs });

const cardsByGyg = prepared({ ids: 'ids' }, (db, { ids }) =>
  db
    .select(shownColumns)
    .from(gygCards)
    .where(and(inArray(gygCards.gygId, ids), eq(gygCards.removed, false))),
);
/** The cards of these gygs, drafts too, in no order. */
export const listShownCardsOf = async (read: Reader, ids: readonly string[]): Promise<ShownCard[]> =>
  ids.length === 0 ? [] : cardsByGyg(read, { ids });

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
