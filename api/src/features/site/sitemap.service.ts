import type { Database, Reader } from '@gyg/database';
import { type Part, sitemapLists } from './sitemap.repository';

/** A page that a guest may see. */
export interface PublicAddress {
  /** Its place among those of its kind. */
  key: string;
  /** `/go/{organisation}/{gyg}`, encoded. */
  path: string;
  /** When the page last changed; undefined if unknown. */
  changed?: Date | undefined;
}

export type PublicKind = 'organizations' | 'gygs' | 'catalogs' | 'stories' | 'people';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

const lists: Record<PublicKind, (read: Reader, part: Part) => Promise<PublicAddress[]>> = {
  organizations: async (read, part) => {
    const rows = await sitemapLists.listOrganizations(read, part);
    return rows.map(({ key, friendlyUrl }) => ({ key, path: path('go', friendlyUrl) }));
  },
  gygs: async (read, part) => {
    // The key comes from an address, and a card's number is a number.
    if (part.after !== undefined && !/^\d{1,15}$/.test(part.after)) return [];
    const rows = await sitemapLists.listGygs(read, part);
    return rows.map(({ key, host, friendlyUrl, updatedAt }) => ({
      key: String(key),
      path: path('go', host, friendlyUrl),
      changed: updatedAt ?? undefined,
    }));
  },
  catalogs: async (read, part) => {
    const rows = await sitemapLists.listCatalogs(read, part);
    return rows.map(({ key, host, friendlyUrl, createdAt, updatedAt }) => ({
      key,
      path: path('catalogs', host, friendlyUrl),
      changed: updatedAt ?? createdAt,
    }));
  },
  stories: async (read, part) => {
    const rows = await sitemapLists.listStories(read, part);
    return rows.map(({ key, gygId, createdAt }) => ({
      key,
      path: path('gygs', gygId, 'stories', key),
      changed: createdAt,
    }));
  },
  people: async (read, part) => {
    const rows = await sitemapLists.listPeople(read, part);
    return rows.map(({ key }) => ({ key, path: path('users', key) }));
  },
};

/**
 * Lists the addresses of everything that a guest may see, for the sitemap: published gygs that are not hidden, their
 * approved stories and catalogues with such gygs, of organisations whose profile is online, and people who asked to be
 * listed.
 */
export function createPublicAddresses({ read, version }: Pick<Database, 'read' | 'version'>) {
  return {
    /** A text that is another one after each write: between two equal ones the addresses are the same. */
    version,
    /**
     * A part of the addresses of a kind, in the order of their keys. One statement, whose cost depends on the part and not on
     * its place.
     */
    list: (kind: PublicKind, part: Part): Promise<PublicAddress[]> => lists[kind](read, part),
  };
}
export type PublicAddresses = ReturnType<typeof createPublicAddresses>;
