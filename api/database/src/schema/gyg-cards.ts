import { locales } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { k } from './kit';

/**
 * The read side of gygs: one row each with all that lists, searches, the sitemap and share metadata need, so that they
 * read nothing else. Written in the transaction that changes a gyg, its needs, their bookings or its translations
 * (`withGygCards` of the API); triggers note which gygs changed (`gygCardChanges`) and keep the host's columns.
 */
export const gygCards = k.table(
  'gyg_cards',
  {
    /** A small number for each gyg, for the index in memory. It is never used again. */
    seq: k.counted(),
    gygId: k.text().notNull(),
    /** Rises with each write: a counter on SQLite, the id of the transaction on PostgreSQL. */
    version: k.big().notNull(),
    /** Which form its texts have. A program that knows a later one writes the card again. */
    format: k.int().notNull(),
    /** The gyg was deleted. The row stays, so that processes that have it in memory notice. */
    removed: k.bool().notNull().default(false),
    organizationId: k.text().notNull(),
    orgName: k.text().notNull(),
    orgLogo: k.text(),
    orgFriendlyUrl: k.text().notNull(),
    orgSearchText: k.text().notNull(),
    friendlyUrl: k.text().notNull(),
    publishedAt: k.time(),
    startDateTime: k.time(),
    endDateTime: k.time(),
    finishedAt: k.time(),
    /** When the gyg last changed, for the sitemap; null if it was deleted. */
    updatedAt: k.time(),
    hidden: k.bool().notNull(),
    sdgGoalId: k.int().notNull(),
    /** All of its goals as bits: goal 1 is 1, goal 2 is 2, goal 3 is 4. */
    goals: k.int().notNull(),
    lat: k.real(),
    lng: k.real(),
    online: k.bool().notNull(),
    /** Free positions of public needs, by kind. */
    positionsLeft: k.int().notNull(),
    itemsLeft: k.int().notNull(),
    /** The part of them in needs that anyone can book without an invitation. */
    openPositions: k.int().notNull(),
    openItems: k.int().notNull(),
    /** Free places for recipients. */
    placesLeft: k.int().notNull(),
    /** The normalised title, by which lists are sorted. */
    titleKey: k.text().notNull(),
    /** The normalised texts that searches look in, with a space before and after. */
    searchText: k.text().notNull(),
    /** The normalised address, in the same form. */
    placeText: k.text().notNull(),
    heroImage: k.text(),
    /** Members of a `Gyg` of the contract as JSON, without braces: those that depend neither on the time nor on the host. */
    shown: k.text().notNull(),
    /** The needs that can be booked, as the contract's `openNeeds`, as JSON. */
    openNeeds: k.text().notNull(),
    /** Both in the second language; null without a translation. */
    secondLanguage: k.text({ enum: locales }),
    secondShown: k.text(),
    secondOpenNeeds: k.text(),
  },
  (t) => [
    k.uniqueIndex('gyg_cards_gyg_unique').on(t.gygId),
    k.index('gyg_cards_by_version').on(t.version),
    k.index('gyg_cards_by_format').on(t.format),
    k.index('gyg_cards_by_host').on(t.organizationId),
    k
      .index('gyg_cards_sitemap')
      .on(t.seq, t.hidden, t.organizationId, t.orgFriendlyUrl, t.friendlyUrl, t.updatedAt)
      .where(sql`published_at is not null`),
  ],
);

/**
 * The gygs whose cards are older than their sources. Filled by triggers, and emptied before the transaction commits; rows
 * that stay are those of programs that do not know the cards.
 */
export const gygCardChanges = k.table('gyg_card_changes', {
  id: k.counted(),
  gygId: k.text().notNull(),
});
