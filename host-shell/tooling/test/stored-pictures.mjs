import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sourceStamp } from '../build/stamp.mjs';
import { at, root } from '../paths.mjs';

/** What the demo's pictures depend on: the drawings and their colours, the gygs and people, and the libraries that draw. */
const SOURCES = ['design-system/art', 'design-system/tokens', 'api/demo', 'api/contract', 'package-lock.json'];
const FOLDER = at('.cache', 'demo-pictures');

/**
 * The demo's pictures from an earlier run with the same sources: drawing them takes half a minute.
 * @returns {{ folder: string | undefined, store(mediaDir: string): void }} `folder` is undefined if they must be drawn;
 *   `store` then keeps those of the product for the next run
 */
export function storedPictures() {
  const folder = path.join(FOLDER, sourceStamp(root, SOURCES).slice(0, 16));
  if (existsSync(folder)) return { folder, store: () => undefined };
  return {
    folder: undefined,
    store(mediaDir) {
      rmSync(FOLDER, { recursive: true, force: true });
      cpSync(mediaDir, `${folder}.part`, { recursive: true });
      renameSync(`${folder}.part`, folder);
    },
  };
}
