import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { match } from 'path-to-regexp';
import { z } from 'zod';

const remotes = fileURLToPath(new URL('../../../remotes', import.meta.url));
const manifest = z.object({ basePaths: z.array(z.string()) });

const claimed = readdirSync(remotes)
  .map((name) => `${remotes}/${name}/remote.json`)
  .filter((file) => existsSync(file))
  .flatMap((file) => manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).basePaths)
  .map((pattern) => match(pattern));

/** Whether a link leads to a page that a remote claims. Unknown pages redirect to About, so a dead link looks alive. */
export const leadsToPage = (link: string): boolean => {
  const { pathname } = new URL(link);
  return claimed.some((matches) => matches(pathname));
};
