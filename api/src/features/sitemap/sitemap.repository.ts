import type { Reader } from '@gyg/database';
import { catalogGygs, catalogs, gygs, organizationPages, organizations, stories, users } from '@gyg/database/schema';
import { and, asc, count, eq, exists, isNotNull } from 'drizzle-orm';

/** A part of a list: from `offset`, at most `limit` rows. */
export interface Part {
  offset: number;
  limit: number;
}

const online = eq(organizationPages.profileVisible, true);
/** Gygs that lists show. Hidden ones and drafts stay out. */
const listed = and(isNotNull(gygs.publishedAt), eq(gygs.hidden, false));
const total = { total: count() };

/** A catalogue is listed if it has a gyg that is. */
const hasGygs = (read: Reader) =>
  exists(
    read
      .select({ id: gygs.id })
      .from(catalogGygs)
      .innerJoin(gygs, eq(gygs.id, catalogGygs.gygId))
      .where(and(eq(catalogGygs.catalogId, catalogs.id), listed)),
  );
const approved = and(eq(stories.status, 'APPROVED'), listed, online);
/** People who let search engines list their profile, and show their name. */
const searchable = and(eq(users.searchable, true), eq(users.showName, true));

/** What a guest may see of one kind, as one statement that counts and one that lists by id. */
export const sitemapKinds = {
  organizations: {
    count: (read: Reader) =>
      read
        .select(total)
        .from(organizations)
        .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id))
        .where(online),
    list: (read: Reader, { offset, limit }: Part) =>
      read
        .select({ friendlyUrl: organizations.friendlyUrl })
        .from(organizations)
        .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id))
        .where(online)
        .orderBy(asc(organizations.id))
        .limit(limit)
        .offset(offset),
  },
  gygs: {
    count: (read: Reader) =>
      read
        .select(total)
        .from(gygs)
        .innerJoin(organizationPages, eq(organizationPages.organizationId, gygs.organizationId))
        .where(and(listed, online)),
    list: (read: Reader, { offset, limit }: Part) =>
      read
        .select({
          host: organizations.friendlyUrl,
          friendlyUrl: gygs.friendlyUrl,
          updatedAt: gygs.updatedAt,
        })
        .from(gygs)
        .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
        .innerJoin(organizationPages, eq(organizationPages.organizationId, gygs.organizationId))
        .where(and(listed, online))
        .orderBy(asc(gygs.id))
        .limit(limit)
        .offset(offset),
  },
  catalogs: {
    count: (read: Reader) =>
      read
        .select(total)
        .from(catalogs)
        .innerJoin(organizationPages, eq(organizationPages.organizationId, catalogs.organizationId))
        .where(and(online, hasGygs(read))),
    list: (read: Reader, { offset, limit }: Part) =>
      read
        .select({
          host: organizations.friendlyUrl,
          friendlyUrl: catalogs.friendlyUrl,
          createdAt: catalogs.createdAt,
          updatedAt: catalogs.updatedAt,
        })
        .from(catalogs)
        .innerJoin(organizations, eq(organizations.id, catalogs.organizationId))
        .innerJoin(organizationPages, eq(organizationPages.organizationId, catalogs.organizationId))
        .where(and(online, hasGygs(read)))
        .orderBy(asc(catalogs.id))
        .limit(limit)
        .offset(offset),
  },
  stories: {
    count: (read: Reader) =>
      read
        .select(total)
        .from(stories)
        .innerJoin(gygs, eq(gygs.id, stories.gygId))
        .innerJoin(organizationPages, eq(organizationPages.organizationId, stories.organizationId))
        .where(approved),
    list: (read: Reader, { offset, limit }: Part) =>
      read
        .select({ id: stories.id, gygId: stories.gygId, createdAt: stories.createdAt })
        .from(stories)
        .innerJoin(gygs, eq(gygs.id, stories.gygId))
        .innerJoin(organizationPages, eq(organizationPages.organizationId, stories.organizationId))
        .where(approved)
        .orderBy(asc(stories.id))
        .limit(limit)
        .offset(offset),
  },
  people: {
    count: (read: Reader) => read.select(total).from(users).where(searchable),
    list: (read: Reader, { offset, limit }: Part) =>
      read.select({ id: users.id }).from(users).where(searchable).orderBy(asc(users.id)).limit(limit).offset(offset),
  },
} as const;
