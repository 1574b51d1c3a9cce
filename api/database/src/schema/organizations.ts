import { locales, memberApprovals, organizationTypes } from '@gyg/contract/enums';
import { createdAt, id, k } from './kit';

/** An organisation's card. */
export const organizations = k.table(
  'organizations',
  {
    id: id(),
    name: k.text().notNull(),
    friendlyUrl: k.text().notNull(),
    logo: k.text(),
    heroImage: k.text(),
    organizationType: k.text({ enum: organizationTypes }).notNull().default('NON-PROFIT'),
    /** Two-letter code in lower case. */
    country: k.text().notNull().default('se'),
    /** City, for cards. */
    city: k.text().notNull().default(''),
    /** Industry code 0 (undefined) to 21. */
    industry: k.int().notNull().default(0),
    memberApproval: k.text({ enum: memberApprovals }).notNull().default('MANUAL'),
    sortOrder: k.int().notNull().default(0),
    /** What it does, in one or two sentences, for its hero and cards. */
    summary: k.text().notNull().default(''),
    /** The language that its texts are written in. */
    language: k.text({ enum: locales }).notNull().default('se'),
    /** The normalised name for search (lower case, accents folded), because SQLite's lower() only supports ASCII. */
    searchText: k.text().notNull().default(''),
    /** The name as Swedish lists sort it (`sortText`); English ones sort by `searchText`. */
    sortText: k.text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('organizations_friendly_url_unique').on(t.friendlyUrl),
    k.index('organizations_newest').on(t.createdAt),
    k.index('organizations_by_order').on(t.sortOrder, t.searchText, t.id),
    k.index('organizations_by_swedish_order').on(t.sortOrder, t.sortText, t.id),
  ],
);
