import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { organizations, users } from '@gyg/database/schema';
import { type AnyColumn, and, asc, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '../../text/search-text';
import { nameColumn } from './texts-in-language.repository';

/** An organisation as lists name it: to be selected with organisations joined. */
export const organizationCard = {
  id: organizations.id,
  name: organizations.name,
  logo: organizations.logo,
  friendlyUrl: organizations.friendlyUrl,
  organizationType: organizations.organizationType,
};

const contains = (column: AnyColumn, like: string): SQL => sql`${column} like ${like} escape '\\'`;

/**
 * Each word of the keyword is in the person's name or e-mail address; undefined without words. With `emailVisible` the
 * address is searched only in rows where the caller may see it, since a match would reveal it.
 */
export function matchesPerson(
  read: Reader,
  userId: AnyColumn,
  keyword: string | undefined,
  emailVisible?: SQL,
): SQL | undefined {
  const words = searchPatterns(keyword ?? '').map((like) =>
    or(contains(users.searchText, like), and(contains(users.email, like), emailVisible)),
  );
  if (words.length === 0) return undefined;
  return exists(
    read
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), ...words)),
  );
}

/** 1 for people who erased their account, who come last in lists. */
export const erasedLast = sql`case when ${users.erasedAt} is null then 0 else 1 end`;

/** By name as a reader of the language expects it; people who erased their account come last. For queries that join users. */
export function byName(language: Locale, direction: 'asc' | 'desc' = 'asc'): SQL[] {
  const name = nameColumn(users, language);
  return [erasedLast, direction === 'asc' ? asc(name) : desc(name)];
}
