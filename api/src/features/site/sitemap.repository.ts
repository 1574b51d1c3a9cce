import type { Reader } from '@gyg/database';
import {
  catalogGygs,
  catalogs,
  gygCards,
  organizationPages,
  organizations,
  stories,
  users,
} from '@gyg/database/schema';
import { and, asc, type Column, eq, exists, gt, lte, type SQL, sql } from 'drizzle-orm';
import { isListed } from '../../access/queries/gyg-states.repository';

/**
 * Which rows of a list, in the order of their keys: those with a key after one, up to and with another, at most `limit` of
 * them, without the first `skip`.
 */
export interface Part {
  after?: string | undefined;
  upTo?: string | undefined;
  limit: number;
  skip?: number;
}

const online = eq(organizationPages.profileVisible, true);
const listed = isListed(gygCards);

/** The rows of a part, by the column with their key. */
const within = (key: Column, { after, upTo }: Part): SQL | undefined => {
  const value = (text: string) => (key === gygCards.seq ? Number(text) : text);
  return and(
    after === undefined ? undefined : gt(key, value(after)),
    upTo === undefined ? undefined : lte(key, value(upTo)),
  );
};

const listOrganizations = (read: Reader, part: Part) =>
  read
    .select({ key: organizations.id, friendlyUrl: organizations.friendlyUrl })
    .from(organizations)
    .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id))
    .where(and(within(organizations.id, part), online))
    .orderBy(asc(organizations.id))
    .limit(part.limit)
    .offset(part.skip ?? 0);

/** By the number of their card: one index has everything that is read of them. */
const listGygs = (read: Reader, part: Part) =>
  read
    .select({
      key: gygCards.seq,
      host: gygCards.orgFriendlyUrl,
      friendlyUrl: gygCards.friendlyUrl,
      updatedAt: gygCards.updatedAt,
    })
    .from(gygCards)
    .innerJoin(organizationPages, eq(organizationPages.organizationId, gygCards.organizationId))
    .where(and(within(gygCards.seq, part), listed, online))
    .orderBy(asc(gygCards.seq))
    .limit(part.limit)
    .offset(part.skip ?? 0);

/** Catalogues that have a gyg which lists show. */
const listCatalogs = (read: Reader, part: Part) =>
  read
    .select({
      key: catalogs.id,
      host: organizations.friendlyUrl,
      friendlyUrl: catalogs.friendlyUrl,
      createdAt: catalogs.createdAt,
      updatedAt: catalogs.updatedAt,
    })
    .from(catalogs)
    .innerJoin(organizations, eq(organizations.id, catalogs.organizationId))
    .innerJoin(organizationPages, eq(organizationPages.organizationId, catalogs.organizationId))
    .where(
      and(
        within(catalogs.id, part),
        online,
        exists(
          read
            .select({ seq: gygCards.seq })
            .from(catalogGygs)
            .innerJoin(gygCards, eq(gygCards.gygId, catalogGygs.gygId))
            .where(and(eq(catalogGygs.catalogId, catalogs.id), listed)),
        ),
      ),
    )
    .orderBy(asc(catalogs.id))
    .limit(part.limit)
    .offset(part.skip ?? 0);

const listStories = (read: Reader, part: Part) =>
  read
    .select({ key: stories.id, gygId: stories.gygId, createdAt: stories.createdAt })
    .from(stories)
    .innerJoin(gygCards, eq(gygCards.gygId, stories.gygId))
    .innerJoin(organizationPages, eq(organizationPages.organizationId, stories.organizationId))
    .where(and(within(stories.id, part), eq(stories.status, 'APPROVED'), listed, online))
    .orderBy(asc(stories.id))
    .limit(part.limit)
    .offset(part.skip ?? 0);

/** People who let search engines list their profile, and show their name. As the index `users_searchable` says it. */
const listPeople = (read: Reader, part: Part) =>
  read
    .select({ key: users.id })
    .from(users)
    .where(and(within(users.id, part), sql`${users.searchable}`, sql`${users.showName}`))
    .orderBy(asc(users.id))
    .limit(part.limit)
    .offset(part.skip ?? 0);

/** What a guest may see of each kind: one statement each. */
export const sitemapLists = { listOrganizations, listGygs, listCatalogs, listStories, listPeople } as const;
