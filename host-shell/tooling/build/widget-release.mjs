import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '../deploy/build-files.mjs';
import { writeDescriptions } from '../widget-docs/manifest.mjs';
import { BuildError } from './build-error.mjs';
import { compressBelow, readJson, writeBelow, writeJson } from './files.mjs';

/** How long a version stays after the next one was released, in months. */
const STAYS_MONTHS = 24;

/** What versions.json says of the newest version, beside the folder that is served. */
const LATEST = 'latest.json';

/** The versions with their dates, newest first, from the headings of CHANGELOG.md: `## 0.2.0 (2026-11-24)`. */
export function releasesIn(changelog) {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm)].map(([, version, released]) => ({
    version,
    released,
  }));
}

/** The day until which a version is served: 24 months after its successor, or null while it has none. */
export function servedUntil(releases, version) {
  const successor = releases[releases.findIndex((release) => release.version === version) - 1];
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
  const origin = 'globalThis.__gygWidgets ??= { origin: new URL(import.meta.url).origin, early: new Map() };\n';
  writeBelow(path.join(at, 'elements', 'platform.js'), origin);
  for (const tag of tags)
    writeBelow(path.join(at, 'elements', `${tag}.js`), `import './platform.js';\nimport '../${folder}/${tag}.js';\n`);
}

/**
 * Writes the addresses of this version beside `gyg.js`: its channel (`0/gyg.js`), a folder with the version as its name,
 * which is complete and never changes, `elements/<tag>.js` for imports, what editors read (custom-elements.json,
 * html-data.json, types), and `changelog.txt`.
 * @param {{ root: string, dist: string, built: { folder: string, loader: string, tags: string[],
 *   described: import('../widget-docs/describe.mjs').DescribedElement[],
 *   weights: Record<string, import('./widget-weights.mjs').Weight>,
 *   pinned: (version: string) => Promise<string> } }} options
 * @throws {BuildError} if CHANGELOG.md does not name the version first
 */
export async function releaseWidgets({ root, dist, built }) {
  const { version } = readJson(root, 'widgets', 'package.json');
  const releases = releasesIn(readFileSync(path.join(root, 'widgets', 'CHANGELOG.md'), 'utf8'));
  if (releases[0]?.version !== version)
    throw new BuildError(`widgets/CHANGELOG.md must begin with version ${version}, which is in widgets/package.json.`);
  const at = path.join(dist, 'widgets');
  const channel = version.split('.')[0];
  const pinned = await built.pinned(version);
  writeBelow(path.join(at, channel, 'gyg.js'), built.loader);
  writeBelow(path.join(at, version, 'gyg.js'), pinned);
  cpSync(path.join(at, built.folder), path.join(at, version, built.folder), { recursive: true });
  writeModules(at, built.folder, built.tags);
  writeModules(path.join(at, version), built.folder, built.tags);
  for (const place of [at, path.join(at, version)])
    writeDescriptions(place, built.described, (tag) => `elements/${tag}.js`);
  cpSync(path.join(root, 'widgets', 'CHANGELOG.md'), path.join(at, 'changelog.txt'));
  writeJson(path.join(at, version, 'integrity.json'), { version, 'gyg.js': integrityOf(pinned) });
  const channels = { [channel]: `/widgets/${channel}/gyg.js` };
  writeJson(path.join(dist, LATEST), { latest: version, channels, ...listed(built.weights) });
}

/**
 * Writes `versions.json`, with all versions that a folder has.
 * @param {{ root: string, built: string, dist: string }} options built: the folder of the newest build
 */
export async function listVersions({ root, built, dist }) {
  const at = path.join(dist, 'widgets');
  const releases = releasesIn(readFileSync(path.join(root, 'widgets', 'CHANGELOG.md'), 'utf8'));
  const versions = releases
    .filter((release) => existsSync(path.join(at, release.version, 'gyg.js')))
    .map((release) => {
      const loader = readFileSync(path.join(at, release.version, 'gyg.js'));
      return {
        ...release,
        script: `/widgets/${release.version}/gyg.js`,
        integrity: integrityOf(loader),
        bytes: gzipSync(loader, { level: 9 }).length,
        servedUntil: servedUntil(releases, release.version),
      };
    });
  writeJson(path.join(at, 'versions.json'), { ...readJson(built, LATEST), versions });
  await compressBelow(at, (file) => file === 'versions.json');
}
