import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeDescriptions } from '../widget-docs/write.mjs';
import { BuildError } from './build-error.mjs';
import { compressBelow } from './compress.mjs';

/** How long a version stays after the next one was released, in months. */
const STAYS_MONTHS = 24;

/** What versions.json says of the newest version, beside the folder that is served. */
const LATEST = 'latest.json';

const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The versions with their dates, newest first, from the headings of CHANGELOG.md: `## 0.2.0 (2026-11-24)`. */
export function releasesIn(changelog) {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm)].map(([, version, released]) => ({
    version,
    released,
  }));
}

/** The day until which a version is served: 24 months after its successor, or null while it has none. */
export function servedUntil(releases, version) {
  const successor = releases[releases.findIndex((one) => one.version === version) - 1];
  if (successor === undefined) return null;
  const date = new Date(`${successor.released}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + STAYS_MONTHS);
  return date.toISOString().slice(0, 10);
}

/** The weights for every visitor, and those with the form of elements that have one. */
const listed = (weights) => ({
  weights: Object.fromEntries(Object.entries(weights).map(([name, { first }]) => [name, first])),
  weightsWithForm: Object.fromEntries(
    Object.entries(weights).flatMap(([name, { first, all }]) => (all > first ? [[name, all]] : [])),
  ),
});

/** Elements as modules, for pages that import them: `/widgets/elements/gyg-list.js`. */
function writeModules(at, folder, tags) {
  mkdirSync(path.join(at, 'elements'), { recursive: true });
  const origin = 'globalThis.__gygWidgets ??= { origin: new URL(import.meta.url).origin, early: new Map() };\n';
  writeFileSync(path.join(at, 'elements', 'platform.js'), origin);
  for (const tag of tags) {
    writeFileSync(
      path.join(at, 'elements', `${tag}.js`),
      `import './platform.js';\nimport '../${folder}/${tag}.js';\n`,
    );
  }
}

/**
 * Writes the addresses of this version beside `gyg.js`: its channel (`0/gyg.js`), a folder with the version as its name,
 * which is complete and never changes, `elements/<tag>.js` for imports, what editors read (custom-elements.json,
 * html-data.json, types), and `changelog.txt`.
 * @param {{ root: string, dist: string, built: { folder: string, loader: string, tags: string[], described: import('../widget-docs/describe.mjs').DescribedElement[], weights: Record<string, import('./widget-weights.mjs').Weight>, pinned: (version: string) => Promise<string> } }} options
 * @throws {BuildError} if CHANGELOG.md does not name the version first
 */
export async function releaseWidgets({ root, dist, built }) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'widgets', 'package.json'), 'utf8'));
  const releases = releasesIn(readFileSync(path.join(root, 'widgets', 'CHANGELOG.md'), 'utf8'));
  if (releases[0]?.version !== version)
    throw new BuildError(`widgets/CHANGELOG.md must begin with version ${version}, which is in widgets/package.json.`);
  const at = path.join(dist, 'widgets');
  const channel = version.split('.')[0];
  mkdirSync(path.join(at, channel), { recursive: true });
  mkdirSync(path.join(at, version), { recursive: true });
  const pinned = await built.pinned(version);
  writeFileSync(path.join(at, channel, 'gyg.js'), built.loader);
  writeFileSync(path.join(at, version, 'gyg.js'), pinned);
  cpSync(path.join(at, built.folder), path.join(at, version, built.folder), { recursive: true });
  writeModules(at, built.folder, built.tags);
  writeModules(path.join(at, version), built.folder, built.tags);
  for (const place of [at, path.join(at, version)])
    writeDescriptions(place, built.described, (tag) => `elements/${tag}.js`);
  cpSync(path.join(root, 'widgets', 'CHANGELOG.md'), path.join(at, 'changelog.txt'));
  const integrity = { version, 'gyg.js': integrityOf(pinned) };
  writeFileSync(path.join(at, version, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  const channels = { [channel]: `/widgets/${channel}/gyg.js` };
  writeFileSync(path.join(dist, LATEST), JSON.stringify({ latest: version, channels, ...listed(built.weights) }));
}

/**
 * Writes `versions.json`, with all versions that a folder has.
 * @param {{ root: string, built: string, dist: string }} options built: the folder of the newest build
 */
export async function listVersions({ root, built, dist }) {
  const at = path.join(dist, 'widgets');
  const releases = releasesIn(readFileSync(path.join(root, 'widgets', 'CHANGELOG.md'), 'utf8'));
  const versions = releases
    .filter((one) => existsSync(path.join(at, one.version, 'gyg.js')))
    .map((one) => {
      const loader = readFileSync(path.join(at, one.version, 'gyg.js'));
      return {
        ...one,
        script: `/widgets/${one.version}/gyg.js`,
        integrity: integrityOf(loader),
        bytes: gzipSync(loader, { level: 9 }).length,
        servedUntil: servedUntil(releases, one.version),
      };
    });
  const list = { ...JSON.parse(readFileSync(path.join(built, LATEST), 'utf8')), versions };
  writeFileSync(path.join(at, 'versions.json'), `${JSON.stringify(list, null, 2)}\n`);
  await compressBelow(at, (file) => file === 'versions.json');
}
