import { z } from 'zod';

const listSchema = z.object({ gygs: z.array(z.object({ friendlyUrl: z.string(), orgFriendlyUrl: z.string() })) });

/** The pages that guests open first: home, the search, an upcoming gyg and its host. */
export async function findPaths(origin: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${origin}/api/gygs/search?states=PUBLISHED&pageSize=1`);
  const [gyg] = listSchema.parse(await answer.json()).gygs;
  if (gyg === undefined) throw new Error(`${origin} has no upcoming gyg.`);
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/search' },
    { name: 'gyg', path: `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}` },
    { name: 'organisation', path: `/go/${gyg.orgFriendlyUrl}` },
  ];
}
