import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const madeFor = z.object({ platform: z.string(), node: z.string() });

/** What `npm run package` wrote beside the server: the platform and the version of Node of its native parts. */
function readMadeFor(serverDir: string) {
  try {
    return madeFor.parse(JSON.parse(readFileSync(path.join(serverDir, 'made-for.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Explains why a native part does not load, if that is the error; undefined for other errors.
 * @param serverDir the folder of the running bundle
 */
export function explainNativePart(error: unknown, serverDir: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_DLOPEN_FAILED') return undefined;
  const [reason] = error.message.split('\n');
  const build = readMadeFor(serverDir);
  const here = `${process.platform}-${process.arch} with Node ${process.versions.node}`;
  const advice =
    build === undefined
      ? 'Run: npm ci'
      : `This folder was made for ${build.platform} with Node ${build.node.split('.')[0]}. Use that version of Node, or install the packages for this one: npm ci --omit=dev`;
  return `A native part does not load on ${here}: ${reason}\n${advice}`;
}
