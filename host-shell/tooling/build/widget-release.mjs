import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './deploy-table.mjs';

/**
 * Copies the loader and its chunks to a folder with the version as its name, for partners who pin a version. Paths are
 * relative, so the folder is complete. integrity.json has the hash for their script tag.
 * @param {{ root: string, dist: string, files: string[] }} options files: the widgets build's output
 */
export function releaseWidgets({ root, dist, files }) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'widgets', 'package.json'), 'utf8'));
  const from = path.join(dist, 'widgets');
  const to = path.join(from, version);
  mkdirSync(to, { recursive: true });
  for (const file of files.filter((name) => !name.endsWith('.map')))
    copyFileSync(path.join(from, file), path.join(to, file));
  const integrity = { version, 'gyg.js': integrityOf(path.join(to, 'gyg.js')) };
  writeFileSync(path.join(to, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
}
