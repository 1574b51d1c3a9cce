import { prepared, type Reader } from '@gyg/database';
import { gygs, needs, needTranslations, organizations } from '@gyg/database/schema';
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import { gygColumns, tagsColumn } from '../../../../queries/gyg-columns.repository';

/** Everything of these gyg ids that their cards are made of, except their needs. */
const sources = prepared({ gygIds: 'ids' }, (db, { gygIds }) =>
  db
    .select({
      ...gygColumns,
      updatedAt: gygs.updatedAt,
      tags: tagsColumn(undefined),
      ownSearchText: gygs.searchText,
      moreSearchText: gygs.moreSearchText,
      orgSearchText: organizations.searchText,
    })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(inArray(gygs.id, gygIds)),
);
export const listCardSources = (read: Reader, gygIds: readonly string[]) => sources(read, { gygIds });
export type CardSource = Awaited<ReturnType<typeof listCardSources>>[number];

/** The needs of these gyg ids that can be booked without an invitation, each with its title in another language. */
const bookable = prepared({ gygIds: 'ids' }, (db, { gygIds }) => {
  const { id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder } = needs;
  return db
    .select({
      ...{ id, gygId, kind, title, offeredPositions, bookedPositions, sortOrder },
      otherLanguage: needTranslations.language,
      otherTitle: needTranslations.title,
    })
    .from(needs)
    .leftJoin(needTranslations, eq(needTranslations.needId, needs.id))
    .where(
      and(
        inArray(gygId, gygIds),
        notInArray(needs.whoCanOffer, ['NONE', 'INVITE_ONLY']),
        isNull(needs.deletedAt),
        gt(offeredPositions, bookedPositions),
      ),
    );
});
export const listBookableNeeds = (read: Reader, gygIds: readonly string[]) => bookable(read, { gygIds });
export type BookableNeed = Awaited<ReturnType<typeof listBookableNeeds>>[number];
