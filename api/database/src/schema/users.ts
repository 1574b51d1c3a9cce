import { locales } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { createdAt, id, k } from './kit';

/**
 * A user, created on first login. Erasure keeps the row for counts and hours and empties it: `subject` becomes
 * 'erased:<id>', name '', e-mail and image null.
 */
export const users = k.table(
  'users',
  {
    id: id(),
    /** The identity's `sub`. */
    subject: k.text().notNull(),
    fullName: k.text().notNull(),
    email: k.text(),
    profileImage: k.text(),
    /** In the notation of the language switch: `se` is Swedish. */
    locale: k.text({ enum: locales }).notNull().default('en'),
    /** False: logged-in users do not see the name among participants. */
    showName: k.bool().notNull().default(true),
    /** Whether search engines may list the profile. */
    searchable: k.bool().notNull().default(false),
    /** The normalised name for search. */
    searchText: k.text().notNull().default(''),
    /** The name as Swedish lists sort it (`sortText`); English ones sort by `searchText`. */
    sortText: k.text().notNull().default(''),
    erasedAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('users_subject_unique').on(t.subject),
    k.index('users_email').on(t.email),
    k.index('users_newest').on(t.createdAt, t.id),
    k.index('users_by_name').on(t.searchText, t.id),
    k.index('users_by_swedish_name').on(t.sortText, t.id),
    /** The few who let search engines list them. */
    k.index('users_searchable').on(t.id).where(sql`searchable and show_name`),
    /** The few who were erased. */
    k.index('users_erased').on(t.id).where(sql`erased_at is not null`),
  ],
);
