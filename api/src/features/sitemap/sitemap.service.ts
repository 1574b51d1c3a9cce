import type { Database } from '@gyg/database';
import { type Part, sitemapKinds } from './sitemap.repository';

/** A page that a guest may see. */
export interface PublicAddress {
  /** `/go/{organisation}/{gyg}`, encoded. */
  path: string;
  /** When the page last changed; undefined if unknown. */
  changed?: Date;
}

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/**
 * Lists the addresses of everything that a guest may see, for the sitemap: published gygs that are not hidden, their
 * approved stories and catalogues with such gygs, of organisations whose profile is online, and people who asked to be
 * listed. One statement for each kind.
 */
export function createPublicAddresses({ read, version }: Pick<Database, 'read' | 'version'>) {
  const { organizations, gygs, catalogs, stories, people } = sitemapKinds;
  const kinds = [
    {
      count: () => organizations.count(read),
      list: async (part: Part): Promise<PublicAddress[]> =>
        (await organizations.list(read, part)).map(({ friendlyUrl }) => ({ path: path('go', friendlyUrl) })),
    },
    {
      count: () => gygs.count(read),
      list: async (part: Part): Promise<PublicAddress[]> =>
        (await gygs.list(read, part)).map((row) => ({
          path: path('go', row.host, row.friendlyUrl),
          changed: row.updatedAt,
        })),
    },
    {
      count: () => catalogs.count(read),
      list: async (part: Part): Promise<PublicAddress[]> =>
        (await catalogs.list(read, part)).map((row) => ({
          path: path('catalogs', row.host, row.friendlyUrl),
          changed: row.updatedAt ?? row.createdAt,
        })),
    },
    {
      count: () => stories.count(read),
      list: async (part: Part): Promise<PublicAddress[]> =>
        (await stories.list(read, part)).map((row) => ({
          path: path('gygs', row.gygId, 'stories', row.id),
          changed: row.createdAt,
        })),
    },
    {
      count: () => people.count(read),
      list: async (part: Part): Promise<PublicAddress[]> =>
        (await people.list(read, part)).map(({ id }) => ({ path: path('users', id) })),
    },
  ];
  const countEach = async () => {
    const answers = await Promise.all(kinds.map((kind) => kind.count()));
    return answers.map(([row]) => row?.total ?? 0);
  };

  return {
    /** A text that is another one after each write: between two equal ones the addresses are the same. */
    version,
    /** How many addresses there are. */
    async count(): Promise<number> {
      return (await countEach()).reduce((sum, one) => sum + one, 0);
    },
    /** The addresses from `offset`, at most `limit`. Kinds follow one another. */
    async list({ offset, limit }: Part): Promise<PublicAddress[]> {
      const counts = await countEach();
      const found: PublicAddress[] = [];
      let before = 0;
      for (const [index, kind] of kinds.entries()) {
        const size = counts[index] ?? 0;
        const from = Math.max(0, offset + found.length - before);
        const left = Math.min(limit - found.length, size - from);
        if (left > 0) found.push(...(await kind.list({ offset: from, limit: left })));
        before += size;
      }
      return found;
    },
  };
}
export type PublicAddresses = ReturnType<typeof createPublicAddresses>;
